// Twelve students applied to Sunny Side Bakery, each once.
import type { Application } from '../shapes.ts';

export const sunnySide: Application[] = [
  {
    student: 'linh-tran',
    to: 'sunny-side/taste-survey',
    sent: 48,
    note: 'I count things for fun, so a survey sounds great. I live on Canal Road, six minutes away.',
    accepted: [47, 'Six minutes is perfect. Come by for a roll and we’ll explain everything.'],
    work: [
      {
        task: 1,
        sent: 45,
        text: '1. Tell me about the last time you bought bread.\n2. What made you choose that place?\n3. What do you look at when you pass a bakery?\n4. What would make you go in?\n5. Who do you buy for?',
        reviews: [['approved', 44.2, 'Short and open. I would answer these myself.']],
      },
      {
        task: 2,
        sent: 43,
        text: 'My cousin got stuck on number 3 and asked, "Look how?" I changed it to "When you pass a bakery, what do you notice?"',
        reviews: [['approved', 42.4, 'Much better. I like that you wrote down exactly where she got stuck.']],
      },
      {
        task: 3,
        sent: 38,
        file: 'twenty-answers-canal-road.csv',
        reviews: [
          ['reviewed', 37.5, 'I read it and want to show it to the team on Friday.'],
          ['approved', 36, 'The whole team read your table out loud. Thank you!'],
        ],
      },
      {
        task: 4,
        sent: 34,
        text: 'Change the door. Eleven out of twenty people thought you were closed, because the blind is halfway down and the sign is inside. A sign outside costs about $40. Raising the blind is free.',
        reviews: [['approved', 33, 'The blind is up and we ordered the sign. You changed our shop!']],
      },
    ],
  },
  {
    student: 'aisha-khan',
    to: 'sunny-side/saturday-poster',
    sent: 41,
    note: 'I make posters for our drama club and would love to make one that has to survive the rain. You can see some of my posters on my profile.',
    accepted: [40.2, 'Rain is exactly our problem. Welcome!'],
    work: [
      {
        task: 1,
        sent: 38,
        file: 'three-sketches.png',
        reviews: [
          ['approved', 37.1, 'Number two, please. The big sun with the bread inside made everyone laugh.'],
        ],
      },
      {
        task: 2,
        sent: 33,
        file: 'saturday-poster-draft.pdf',
        reviews: [
          [
            'needs_revision',
            32,
            'Lovely. The hours are too small to read from across the street. Could they be twice the size?',
          ],
        ],
      },
      {
        task: 2,
        sent: 30,
        file: 'saturday-poster-final.pdf',
        reviews: [['approved', 29.4, 'Perfect. It’s going to the printer today.']],
      },
      {
        task: 3,
        sent: 25,
        text: 'The library (Ms. Owusu said yes), the laundromat on Mill Street (the owner said yes) and the bulletin board at the bus stop by the school, where anyone can post things for two weeks.',
        reviews: [['approved', 24.5, 'Good spots. And thank you for asking first.']],
      },
      {
        task: 4,
        sent: 16,
        text: 'Laundromat 31, library 12, bus stop 6. At the laundromat people wait and look at the wall. At the bus stop they look at their phones, but they don’t scan because the bus comes. I’d always choose places where people wait inside.',
        reviews: [['approved', 15.2, '49 scans, and we learned something. Be proud of this one.']],
      },
    ],
  },
  {
    student: 'maya-torres',
    to: 'sunny-side/taste-survey',
    sent: 15.5,
    note: 'I buy a cheese roll at your shop every Friday, and I’ve always wondered why it’s so quiet at four o’clock. I write for our school paper, so I’m used to asking people questions.',
    accepted: [14.6, 'We wonder about four o’clock too. Welcome, Maya!'],
    work: [
      {
        task: 1,
        sent: 11.8,
        text: '1. When did you last buy bread, and where?\n2. Do you like our bakery?\n3. What do you usually eat at four in the afternoon?\n4. What would you miss if the shop closed?\n5. What was the best thing you ever bought in a bakery?',
        reviews: [
          [
            'needs_revision',
            11,
            'Question 4 is wonderful. People can answer number 2 with just "yes". Could you rephrase it?',
          ],
        ],
      },
      {
        task: 1,
        sent: 9.7,
        text: '1. When did you last buy bread, and where?\n2. What comes to mind when you think of the bakery on Mill Street?\n3. What do you usually eat at four in the afternoon?\n4. What would you miss if the shop closed?\n5. What was the best thing you ever bought in a bakery?',
        reviews: [['approved', 9.2, 'Now all five get people talking. Well done!', 'sunny-side-dana']],
      },
      {
        task: 2,
        sent: 5.4,
        text: 'I tested them on my friend Nora. Number 4 worried her because it sounds like the shop is closing. I changed it to "What would you miss if the shop moved away?" The rest went well. It takes about six minutes.',
        reviews: [['approved', 5, 'Good catch. Tell Nora we’re not closing!']],
      },
      {
        task: 3,
        sent: 1.2,
        text: '1. Woman with a stroller: buys bread at the supermarket because it’s on her way. Would come in if she could see from outside that there’s room for the stroller.\n2. Retired bus driver: comes every day, would miss the conversation more than the bread.\n3. Two students: didn’t know there are seats inside.\n… and so on, up to 12. Most people I asked between four and five thought everything good would be gone by then.',
        reviews: [
          [
            'needs_revision',
            0.085,
            'Wonderful notes on the first twelve! Could you add the last eight, and say which of them already shop here?',
          ],
        ],
      },
    ],
  },
  {
    student: 'daniel-cohen',
    to: 'sunny-side/taste-survey',
    sent: 6,
    note: 'I’d like to try doing interviews. I live in Riverside, but I can take the bus.',
    rejected: [
      3.2,
      'Thank you, Daniel. For this one we need someone who can walk here. Please check out our next project!',
    ],
  },
  {
    student: 'salma-benali',
    to: 'sunny-side/taste-survey',
    sent: 0.25,
    note: 'I speak Arabic, French and English, and a lot of people on my street would be more comfortable answering in one of the first two.',
  },
  {
    student: 'ahmed-saleh',
    to: 'sunny-side/taste-survey',
    sent: 2.1,
    note: 'I’m good at talking to people. I sold 70 raffle tickets at the school fair.',
  },
  {
    student: 'chloe-martin',
    to: 'sunny-side/saturday-poster',
    sent: 4,
    note: 'I draw by hand, mostly animals. Would a bread animal be okay?',
    accepted: [2.3, 'A bread animal would be more than okay.'],
  },
  {
    student: 'samuel-adjei',
    to: 'sunny-side/sourdough-videos',
    sent: 24,
    note: 'I edit videos for our basketball team. I’ve never filmed bread, but I think it moves more than people expect.',
    accepted: [23, 'It does move! See you on Saturday.'],
    work: [
      {
        task: 1,
        sent: 20,
        text: 'Clip 1: A black screen, then a bubble pops. We learn that Gloria is alive. Last line: "Feed me."\nClip 2: A clock shows 4:02. We learn who feeds her. Last line: "Same time tomorrow."\nClip 3: Toast. We learn nothing. Last line: crunch.',
        reviews: [['approved', 19.3, 'Clip 3 had us in tears. Go for it!']],
      },
      {
        task: 2,
        sent: 9,
        link: 'https://clips.example/gloria-one-draft',
        reviews: [
          [
            'needs_revision',
            8.4,
            'Great bubbles. The captions go by fast, and my mother couldn’t read them. Could you slow them down a little?',
          ],
        ],
      },
      {
        task: 2,
        sent: 6.6,
        link: 'https://clips.example/gloria-one',
        reviews: [['approved', 6.1, 'Now it’s perfect. 2,300 people have met Gloria since yesterday.']],
      },
      { task: 3, sent: 0.4, link: 'https://clips.example/gloria-two-and-three' },
    ],
  },
  {
    student: 'leo-park',
    to: 'sunny-side/sourdough-videos',
    sent: 13,
    note: 'I make skate videos and would like to film something people can eat.',
    rejected: [
      11.6,
      'Your skate videos are a lot of fun. We had one spot and gave it to someone who has edited more videos. Please try again with our next one.',
    ],
  },
  {
    student: 'amara-okafor',
    to: 'sunny-side/school-catering',
    sent: 14,
    note: 'I run the snack stand for our choir. We buy 60 rolls a week. I think I know nine other people like me.',
    accepted: [13.4, 'You’re hired, so to speak. Bring your list!'],
    work: [
      {
        task: 1,
        sent: 10,
        file: 'ten-clubs.csv',
        reviews: [
          ['approved', 9.1, 'Excellent, and with meeting times too. I didn’t know there was a chess club.'],
        ],
      },
      {
        task: 2,
        sent: 7.5,
        text: 'Hi, I’m Amara. I buy the snacks for our choir. I found a bakery that charges the same as the supermarket and delivers. I’m asking ten clubs what they need. What do you usually buy, and what goes wrong with it?',
        reviews: [['approved', 7, 'That last question is gold.']],
      },
      {
        task: 3,
        sent: 1.5,
        text: 'Seven of ten so far. Chess: yes, 20 pretzels every other Wednesday. Swimming: they want bananas, not bread. Debate: maybe, ask again in March. Robotics: yes. Band: no budget. Drama: yes, if there’s something without nuts. Art: no answer. Three more this week.',
        reviews: [
          [
            'reviewed',
            0.7,
            'This was fun to read. Finish the last three and send it again, or tell me if you think seven is enough.',
          ],
        ],
      },
    ],
  },
  {
    student: 'oliver-hughes',
    to: 'sunny-side/school-catering',
    sent: 1.4,
    note: 'I’m on the football team and in the Scouts. Both are always hungry.',
  },
  {
    student: 'emma-kowalski',
    to: 'sunny-side/review-answers',
    sent: 21,
    note: 'My grandmother runs a bed-and-breakfast, and I already answer her reviews.',
    accepted: [20, 'Then you know more about it than we do!'],
    work: [
      {
        task: 1,
        sent: 17,
        text: 'Thanks 29, questions 6, complaints 11, other 4. Most common complaint: the line at eight (five times).',
        reviews: [['approved', 16.2, 'Five times. We’ll open the second register.']],
      },
      {
        task: 2,
        sent: 14.3,
        text: 'To the line: "You’re right, and we’re sorry. Starting Monday there’s a second register from 7:30 to 9. Come see if we keep our word. Rosa"\nTo the thank-yous: "You made the night shift smile. See you soon!"',
        reviews: [['approved', 13.5, 'The first one is already online. Thank you for "keep our word".']],
      },
    ],
    ended: [11.5, 'student'],
  },
];
