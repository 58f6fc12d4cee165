// Initiatives of Sunny Side Bakery.
import type { Initiative } from '../shapes.ts';

export const sunnySide: Initiative[] = [
  {
    slug: 'taste-survey',
    name: 'Neighborhood taste survey',
    description:
      'Ask twenty neighbors what makes them walk past a bakery, and tell us what you’d change first.',
    tags: ['Surveys', 'Customer interviews', 'Market research'],
    overview:
      'About 900 people walk past our door every day and 160 come in. We’d like to know about the other 740. You’ll write a short survey, test it, talk to twenty people near the shop and tell us what you learned. We’ll change at least one thing because of it.',
    requirements:
      'You’re polite to strangers and a good listener. Interviewing and writing help, and we’ll teach you the rest. You live or go to school within walking distance of Mill Street.',
    benefits:
      'A reference from Rosa, your name on our wall of changes and a loaf of your choice every Saturday while you work with us.',
    goals: 'Twenty honest conversations and one change in the shop by the end of the month.',
    commission: '$60 when the last task is approved',
    places: 8,
    weeklyHours: 4,
    totalHours: 4,
    created: 52,
    chain: 1,
    tasks: [
      {
        title: 'Write five questions',
        instructions:
          'Write five short questions that can’t be answered with yes or no. One of them must be about the last time people bought bread anywhere.',
        minutes: 45,
        criteria: [
          'No question can be answered with yes or no',
          'One is about the last time people bought bread',
        ],
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
        title: 'Ask twenty neighbors',
        instructions:
          'Talk to twenty people who live within ten minutes of the shop. Take a friend or an adult with you, and stay in busy places during the day. Write down what they said in their own words, not what you think they meant.',
        minutes: 120,
        criteria: [
          'Twenty people who live close by',
          'In their own words, not a summary',
          'It says when and where you asked',
        ],
        kinds: ['text', 'link', 'upload'],
      },
      {
        title: 'Tell us what to change',
        instructions:
          'Name the one thing we should change first. Tell us which answers made you choose it and what it might cost us. Half a page is enough.',
        minutes: 45,
        criteria: [
          'One change, not a list',
          'Backed by at least three answers',
          'A guess at what it costs us',
        ],
        kinds: ['text', 'upload'],
      },
    ],
  },
  {
    slug: 'saturday-poster',
    name: 'A poster for the Saturday market',
    description:
      'Design a poster for our market stand, hang it in three places and see which one brings people in.',
    tags: ['Posters and flyers', 'Graphic design', 'Branding'],
    overview:
      'Our stand is behind the flower seller and people miss it. We need one clear poster with a QR code. You design it, we print it, and we’ll look at the scans together after a week.',
    requirements: 'Some graphic design, in Canva or whatever you use. An eye for big, simple shapes.',
    benefits:
      'Printed work for your portfolio, honest feedback from a designer friend of ours and pastries on print day.',
    goals: 'Thirty scans in a week and a poster we can use all year.',
    commission: '$80 and the printed poster',
    weeklyHours: 3,
    totalHours: 8,
    created: 44,
    chain: 2,
    tasks: [
      {
        title: 'Three rough sketches',
        instructions:
          'Draw three different ideas by hand, ten minutes each. A photo of the paper is fine. Write one sentence about each: what should people notice first?',
        minutes: 60,
        kinds: ['upload', 'link'],
      },
      {
        title: 'The finished poster',
        instructions:
          'Turn the sketch we agreed on into a poster: 11 × 17 inches, two colors from our bag, the market hours and space for the code. Send a PDF.',
        minutes: 240,
        kinds: ['upload'],
        resources: [{ title: 'Our two colors and the logo', url: 'https://sunnysidebakery.example/press' }],
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
          'After seven days we’ll send you the number of scans for each place. Tell us what you think made the difference, in ten sentences or fewer.',
        minutes: 90,
        kinds: ['text'],
      },
    ],
  },
  {
    slug: 'sourdough-videos',
    name: 'Three short videos about Gloria',
    description:
      'Film three thirty-second clips about our sourdough starter, Gloria. She’s 28 and has opinions.',
    tags: ['Short videos', 'Social media'],
    overview:
      'Every morning at four, someone feeds Gloria. Nobody has ever filmed it. We’ll feed her once more at a normal hour for you. We want three short clips that make people smile and then want toast. No dancing needed.',
    requirements:
      'A phone, steady hands, and some filming and video editing. You can come by once on a Saturday, with a friend or a parent if you like.',
    benefits:
      'You’ll learn how bread is made, keep the right to show the clips and get paid for each finished clip.',
    goals: 'Three clips online by the end of the month, and customers asking, "Is that Gloria?"',
    commission: '$30 per clip',
    weeklyHours: 4,
    totalHours: 12,
    created: 30,
    chain: 3,
    tasks: [
      {
        title: 'Plan the three clips',
        instructions:
          'For each clip, write the opening shot, the one thing we learn and the last line. Keep each plan under 60 words.',
        minutes: 90,
      },
      {
        title: 'First clip',
        instructions:
          'Film and edit the first clip: thirty seconds, vertical, with captions so it works without sound. Send a link or the file.',
        minutes: 240,
        kinds: ['link', 'upload'],
      },
      {
        title: 'Second and third clips',
        instructions: 'Use our feedback on the first one. Send both together, please.',
        minutes: 300,
        kinds: ['link', 'upload'],
      },
      {
        title: 'Find out which one worked',
        instructions:
          'A week after posting, look at the numbers we send you and tell us what you’d film next.',
        minutes: 90,
      },
    ],
  },
  {
    slug: 'school-catering',
    name: 'Bread for school clubs',
    description: 'Find ten school clubs that buy snacks, learn what they need and bring us the first order.',
    tags: ['Direct sales', 'Local partnerships', 'School ambassadors'],
    overview:
      'Clubs, teams and choirs buy snacks every week, mostly from the supermarket. We could bake for them at the same price. You know who to ask, and we don’t. You make the list and have the conversations. We do the baking.',
    requirements:
      'Selling without being pushy, customer service and a simple spreadsheet. You’re friendly on the phone.',
    benefits:
      'Real sales experience with someone beside you for the first three calls, and a share of every order you bring in.',
    goals: 'Ten conversations and three clubs that order twice.',
    commission: '10% of each club’s first three orders',
    weeklyHours: 3,
    totalHours: 30,
    created: 17,
    changedAgo: 1.1,
    chain: 4,
    tasks: [
      {
        title: 'List ten clubs',
        instructions:
          'Find ten clubs within a mile, with the person to talk to, when they meet and what they buy now. A table is best.',
        minutes: 240,
        kinds: ['upload', 'link', 'text'],
      },
      {
        title: 'Plan what you’ll say',
        instructions:
          'Write how you’ll start the conversation. Use four sentences, and make the last one a question.',
        minutes: 180,
      },
      {
        title: 'Ten conversations',
        instructions:
          'Call or visit all ten. For each one, write what they said and what happens next. A clear no is a good result too.',
        minutes: 600,
        kinds: ['text', 'upload'],
      },
      {
        title: 'The first three orders',
        instructions: 'Bring in the first three orders and write down what was easy and what wasn’t.',
        minutes: 780,
      },
    ],
  },
  {
    slug: 'review-answers',
    name: 'Reply to fifty reviews',
    description: 'Read fifty reviews of our shop and write short, kind replies in our voice.',
    tags: ['Customer reviews', 'Writing'],
    overview:
      'People leave reviews and we never reply, because we’re asleep by eight. You’ll read the last fifty, sort them and write replies that sound like us. We’ll check each one before it goes online.',
    requirements: 'Good writing, proofreading and patience with grumpy people.',
    benefits: 'You’ll learn what customers really talk about and get a writing sample you can show.',
    goals: 'A reply to every review from the past year.',
    weeklyHours: 2,
    totalHours: 5,
    created: 25,
    inactive: true,
    tasks: [
      {
        title: 'Sort the reviews',
        instructions:
          'Sort the fifty reviews into groups: thanks, questions, complaints, other. Tell us the most common complaint.',
        minutes: 75,
        kinds: ['text', 'upload'],
      },
      {
        title: 'Five sample replies',
        instructions:
          'Write five replies, one of them to the complaint about the line. Never make one longer than the review itself.',
        minutes: 75,
      },
      {
        title: 'The other forty-five',
        instructions: 'Use our feedback on the samples. Send all of them in one text or file.',
        minutes: 150,
        kinds: ['text', 'upload'],
      },
    ],
  },
];
