import type { Initiative } from '../shapes.ts';

export const sunnySide: Initiative[] = [
  {
    slug: 'taste-survey',
    name: 'Neighbourhood taste survey',
    description:
      'Ask twenty neighbours what makes them walk past a bakery, and tell us what you would change first.',
    tags: ['Surveys', 'Customer interviews', 'Market research'],
    overview:
      'About 900 people pass our door every day and 160 come in. We would like to know about the other 740. You write a short survey, try it out, talk to twenty people near the shop and tell us what you learned. We will change at least one thing because of it.',
    requirements:
      'You are polite to strangers and can listen. Interviewing and writing help; we show you the rest. You live or go to school close enough to walk to Mill Street.',
    benefits:
      'A reference from Rosa, your name on the wall of changes, and a loaf of your choice every Saturday while you work with us.',
    goals: 'Twenty honest conversations, and one change in the shop by the end of the month.',
    commission: '$60 when the last task is approved',
    weeklyHours: 4,
    totalHours: 6,
    created: 52,
    chain: 1,
    tasks: [
      {
        title: 'Write five questions',
        instructions:
          'Write five short questions that nobody can answer with yes or no. One of them must be about the last time somebody bought bread anywhere.',
        minutes: 40,
        resources: [
          { title: 'What makes a good question', url: 'https://sunnysidebakery.example/good-questions' },
        ],
      },
      {
        title: 'Test them on a friend',
        instructions:
          'Read your questions to one friend, word for word. Note where they hesitate. Send us the questions again, with what you changed and why.',
        minutes: 30,
      },
      {
        title: 'Ask twenty neighbours',
        instructions:
          'Talk to twenty people who live within ten minutes of the shop. Write down what they said in their own words, not what you think they meant.',
        minutes: 120,
        kinds: ['text', 'link', 'upload'],
      },
      {
        title: 'Tell us what to change',
        instructions:
          'Name the one thing we should change first. Say which answers made you choose it, and what it might cost us. Half a page is enough.',
        minutes: 45,
        kinds: ['text', 'upload'],
      },
    ],
  },
  {
    slug: 'saturday-poster',
    name: 'A poster for Saturday market',
    description:
      'Design one poster for our market stall, hang it in three places and see which one brings people.',
    tags: ['Posters and flyers', 'Graphic design', 'Branding'],
    overview:
      'Our stall stands behind the flower seller and people miss it. We need one clear poster with a code to scan. You design it, we print it, and together we look at the scans after a week.',
    requirements: 'Some graphic design, in Canva or whatever you use. An eye for big, simple shapes.',
    benefits:
      'Printed work for your portfolio, honest feedback from a designer friend of ours, and pastries on print day.',
    goals: 'Thirty scans in a week, and a poster we can use all year.',
    commission: '$80 and the printed poster',
    weeklyHours: 3,
    totalHours: 8,
    created: 44,
    chain: 2,
    tasks: [
      {
        title: 'Three rough sketches',
        instructions:
          'Draw three different ideas by hand, ten minutes each. A photo of the paper is fine. Write one line about each: what should somebody notice first?',
        minutes: 60,
        kinds: ['upload', 'link'],
      },
      {
        title: 'The finished poster',
        instructions:
          'Make the sketch we agreed on. A3, two colours from our bag, the market hours, and space for the code. Send a PDF.',
        minutes: 180,
        kinds: ['upload'],
        resources: [{ title: 'Our two colours and the logo', url: 'https://sunnysidebakery.example/press' }],
      },
      {
        title: 'Hang it in three places',
        instructions: 'Ask before you hang it. Tell us where the three posters are and who said yes.',
        minutes: 90,
        kinds: ['text'],
      },
      {
        title: 'What the scans say',
        instructions:
          'After seven days we send you the number of scans for each place. Write what you think made the difference, in ten sentences or fewer.',
        minutes: 60,
        kinds: ['text'],
      },
    ],
  },
  {
    slug: 'sourdough-videos',
    name: 'Three short videos about Gloria',
    description:
      'Film three clips of thirty seconds about our sourdough starter, Gloria. She is 28 and has opinions.',
    tags: ['Short videos', 'Social media'],
    overview:
      'Every morning at four somebody feeds Gloria. Nobody has ever filmed it. We want three short clips that make a person smile and then want toast. No dancing needed.',
    requirements:
      'A phone, steady hands, some filming and video editing. You can come by once before school (we start early, you do not have to).',
    benefits:
      'You learn how bread is made, keep the rights to show the clips, and get paid per finished clip.',
    goals: 'Three clips online by the end of the month, and to hear customers say "is that Gloria?".',
    commission: '$30 a clip',
    weeklyHours: 4,
    totalHours: 12,
    created: 30,
    chain: 3,
    tasks: [
      {
        title: 'Plan the three clips',
        instructions:
          'For each clip write: the first second, the one thing we learn, the last line. Keep each plan under 60 words.',
        minutes: 90,
      },
      {
        title: 'First clip',
        instructions:
          'Film and cut the first clip. Thirty seconds, upright, with captions, so that it works without sound. Send a link or the file.',
        minutes: 240,
        kinds: ['link', 'upload'],
      },
      {
        title: 'Second and third clip',
        instructions: 'Use what we said about the first one. Both in one go, please.',
        minutes: 300,
        kinds: ['link', 'upload'],
      },
      {
        title: 'Which one worked',
        instructions:
          'A week after posting: look at the figures we send you and write what you would film next.',
        minutes: 60,
      },
    ],
  },
  {
    slug: 'school-catering',
    name: 'Bread for school clubs',
    description: 'Find ten school clubs that buy snacks, learn what they need and bring us the first order.',
    tags: ['Direct sales', 'Local partnerships', 'School ambassadors'],
    overview:
      'Clubs, teams and choirs buy snacks every week, mostly from the supermarket. We could bake for them at the same price. You know who to ask; we do not. You make the list, have the conversations, and we do the baking.',
    requirements:
      'Selling without pushing, customer service, and a simple list in spreadsheets. Friendly on the phone.',
    benefits:
      'Real sales experience with somebody beside you for the first three calls. A share of every order you bring.',
    goals: 'Ten conversations and three clubs that order twice.',
    commission: '10% of the first three orders of each club',
    weeklyHours: 3,
    totalHours: 30,
    created: 17,
    changedAgo: 1.1,
    chain: 4,
    tasks: [
      {
        title: 'A list of ten clubs',
        instructions:
          'Ten clubs within two kilometres, with the person to talk to, when they meet and what they buy now. A table is best.',
        minutes: 240,
        kinds: ['upload', 'link', 'text'],
      },
      {
        title: 'What you will say',
        instructions: 'Write how you open the conversation. Four sentences, the last one a question.',
        minutes: 90,
      },
      {
        title: 'Ten conversations',
        instructions:
          'Call or visit all ten. For each: what they said, and what happens next. A clear no is a good result too.',
        minutes: 600,
        kinds: ['text', 'upload'],
      },
      {
        title: 'The first three orders',
        instructions: 'Bring the first three orders in and write down what was easy and what was not.',
        minutes: 780,
      },
    ],
  },
  {
    slug: 'review-answers',
    name: 'Answer fifty reviews',
    description: 'Read fifty reviews of our shop and write short, kind answers in our voice.',
    tags: ['Customer reviews', 'Writing'],
    overview:
      'People leave reviews and we never answer, because we are asleep by eight. You read the last fifty, sort them, and write answers that sound like us. We check each one before it goes online.',
    requirements: 'Good writing and proofreading. Patience with grumpy people.',
    benefits: 'You learn what customers really talk about, and you get a writing sample you can show.',
    goals: 'An answer under every review of the last year.',
    weeklyHours: 2,
    totalHours: 5,
    created: 25,
    inactive: true,
    tasks: [
      {
        title: 'Sort the reviews',
        instructions:
          'Put the fifty reviews into groups: thanks, questions, complaints, something else. Tell us the most common complaint.',
        minutes: 75,
        kinds: ['text', 'upload'],
      },
      {
        title: 'Five sample answers',
        instructions:
          'Write five answers, one of them to the complaint about the queue. Never longer than the review itself.',
        minutes: 60,
      },
      {
        title: 'The other forty-five',
        instructions: 'Use what we said about the samples. Send all of them in one text or file.',
        minutes: 150,
        kinds: ['text', 'upload'],
      },
    ],
  },
];
