// Name, question and explanation of each survey step.
import type { SurveyStep } from '@questline/contract/plain';

type Words = { name: string; question: string; why: string };

export const answerWords: Record<SurveyStep, Words> = {
  school: {
    name: 'School',
    question: 'Where do you go to school?',
    why: 'Companies see your grade when you apply. They see your school only if they accept you and you share it.',
  },
  skills: {
    name: 'Skills',
    question: 'What are you good at?',
    why: "School projects, hobbies and helping out at home all count. There's no test.",
  },
  motivations: {
    name: 'Motivations',
    question: 'What do you want to get out of it?',
    why: 'Pick up to three. Companies like to know what would make this worth your time.',
  },
  initiative_interests: {
    name: 'Interests',
    question: 'What would you like to do?',
    why: 'Pick up to five. Matching initiatives come first, and we show you why.',
  },
  company_interests: {
    name: 'Companies',
    question: 'Which kinds of companies do you like?',
    why: 'Pick up to five. A local shop is as good as a big name.',
  },
  availability: {
    name: 'Time',
    question: 'How much time do you have?',
    why: 'A rough guess is fine. You can change it anytime, for example during exams.',
  },
};
