// How each group of answers is called, asked for and explained: in the survey, and on the profile.
import type { SurveyStep } from '@questline/contract/plain';

type Words = { name: string; question: string; why: string };

export const answerWords: Record<SurveyStep, Words> = {
  school: {
    name: 'School',
    question: 'Where do you go to school?',
    why: 'Companies see your grade when you apply, and your school only once they accept you.',
  },
  skills: {
    name: 'Skills',
    question: 'What are you good at?',
    why: 'School projects, hobbies and helping out at home all count. Nobody checks.',
  },
  motivations: {
    name: 'Motivations',
    question: 'What do you want out of it?',
    why: 'Pick up to three. Companies like to know what would make this worth your time.',
  },
  initiative_interests: {
    name: 'Interests',
    question: 'What would you like to do?',
    why: 'Pick up to five. Initiatives with these come first, and we say why.',
  },
  company_interests: {
    name: 'Companies',
    question: 'Which kinds of companies do you like?',
    why: 'Pick up to five. A corner shop you know is as good as a big name.',
  },
  availability: {
    name: 'Time',
    question: 'How much time do you have?',
    why: 'A rough guess is fine, and you can change it in exam weeks.',
  },
};
