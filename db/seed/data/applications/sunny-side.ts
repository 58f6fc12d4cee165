// Twelve students applied to Sunny Side Bakery, each once.
import type { Application } from '../shapes.ts';

export const sunnySide: Application[] = [
  {
    student: 'linh-tran',
    to: 'sunny-side/taste-survey',
    sent: 48,
    note: 'I count things for fun, so a survey sounds good to me. I live on Canal Road, six minutes away.',
    accepted: [47, 'Six minutes is perfect. Come by for a roll and we explain everything.'],
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
        text: 'My cousin stopped at number 3, "look at how?". Changed to: "When you pass a bakery, what do you notice?"',
        reviews: [['approved', 42.4, 'Much better. Nice that you wrote down the exact place.']],
      },
      {
        task: 3,
        sent: 38,
        file: 'twenty-answers-canal-road.csv',
        reviews: [
          ['reviewed', 37.5, 'I have read it and want to show it to the team on Friday.'],
          ['approved', 36, 'The whole team read your table aloud. Thank you.'],
        ],
      },
      {
        task: 4,
        sent: 34,
        text: 'Change the door. Eleven of twenty thought you were closed, because the blind is half down and the sign is inside. A sign outside costs about 40 dollars. The blind costs nothing.',
        reviews: [['approved', 33, 'The blind is up and the sign is ordered. You changed our shop.']],
      },
    ],
  },
  {
    student: 'aisha-khan',
    to: 'sunny-side/saturday-poster',
    sent: 41,
    note: 'I make posters for our drama club and would love to make one that has to work in the rain. Some of my posters are on my profile.',
    accepted: [40.2, 'Rain is exactly the problem. Welcome!'],
    work: [
      {
        task: 1,
        sent: 38,
        file: 'three-sketches.png',
        reviews: [
          ['approved', 37.1, 'Number two, please. The big sun with the bread inside made everybody laugh.'],
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
        reviews: [['approved', 29.4, 'Perfect. It goes to print today.']],
      },
      {
        task: 3,
        sent: 25,
        text: 'Library (Ms. Owusu said yes), laundrette on Mill Street (the owner), and the bus shelter board by the school, where anybody may hang things for two weeks.',
        reviews: [['approved', 24.5, 'Good places. And thank you for asking first.']],
      },
      {
        task: 4,
        sent: 16,
        text: 'Laundrette 31, library 12, bus shelter 6. People at the laundrette wait and look at the wall. At the bus they look at their phones but do not scan, because the bus comes. I would always choose places where people wait inside.',
        reviews: [['approved', 15.2, '49 scans, and a lesson for us. You can be proud of this one.']],
      },
    ],
  },
  {
    student: 'maya-torres',
    to: 'sunny-side/taste-survey',
    sent: 15.5,
    note: 'I buy a cheese roll at your shop every Friday and always wondered why it is so quiet at four o’clock. I write for our school paper, so I am used to asking people things.',
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
            'Question 4 is wonderful. Number 2 can be answered with yes. Could you turn it around?',
          ],
        ],
      },
      {
        task: 1,
        sent: 9.7,
        text: '1. When did you last buy bread, and where?\n2. What comes to mind when you think of the bakery on Mill Street?\n3. What do you usually eat at four in the afternoon?\n4. What would you miss if the shop closed?\n5. What was the best thing you ever bought in a bakery?',
        reviews: [['approved', 9.2, 'Now all five make people talk. Well done.']],
      },
      {
        task: 2,
        sent: 5.4,
        text: 'I tested them on my friend Dana. She laughed at number 4 because the shop is not closing, and got worried. I changed it to "What would you miss if the shop moved away?" The rest went well. It takes about six minutes.',
        reviews: [['approved', 5, 'Good catch. We are not closing, tell Dana!']],
      },
      {
        task: 3,
        sent: 1.2,
        text: '1. Woman with a pram: buys bread at the supermarket, because it is on the way. Would come in if she could see from outside that there is room for the pram.\n2. Retired bus driver: comes every day, would miss the talk more than the bread.\n3. Two students: did not know there is seating.\n… up to 12, see the list below. Most people between four and five said they thought everything good would be gone by then.',
        reviews: [
          [
            'needs_revision',
            0.085,
            'Wonderful notes on the first twelve! Could you add the last eight, and say which of them already buy here?',
          ],
        ],
      },
    ],
  },
  {
    student: 'daniel-cohen',
    to: 'sunny-side/taste-survey',
    sent: 6,
    note: 'I would like to try interviews. I live in Riverside but can take the bus.',
    rejected: [
      3.2,
      'Thank you, Daniel. For this one we need somebody who can walk here. Please look at our next project!',
    ],
  },
  {
    student: 'salma-benali',
    to: 'sunny-side/taste-survey',
    sent: 0.25,
    note: 'I speak Arabic, French and English, and many people on my street would answer better in one of the first two.',
  },
  {
    student: 'ahmed-saleh',
    to: 'sunny-side/taste-survey',
    sent: 2.1,
    note: 'I am good at talking to people. At the school fair I sold 70 raffle tickets.',
  },
  {
    student: 'chloe-martin',
    to: 'sunny-side/saturday-poster',
    sent: 4,
    note: 'I draw by hand, mostly animals. Would a bread animal be all right?',
    accepted: [2.3, 'A bread animal would be more than all right.'],
  },
  {
    student: 'samuel-adjei',
    to: 'sunny-side/sourdough-videos',
    sent: 24,
    note: 'I edit videos for our basketball team. I have never filmed bread but I think it moves more than people say.',
    accepted: [23, 'It does move! See you on Tuesday, six o’clock if you can bear it.'],
    work: [
      {
        task: 1,
        sent: 20,
        text: 'Clip 1: black screen, a bubble pops. We learn that Gloria is alive. Last line: "Feed me."\nClip 2: a clock shows 4:02. We learn who feeds her. Last line: "Same time tomorrow."\nClip 3: toast. We learn nothing. Last line: crunch.',
        reviews: [['approved', 19.3, 'We cried laughing at clip 3. Go.']],
      },
      {
        task: 2,
        sent: 9,
        link: 'https://clips.example/gloria-one-draft',
        reviews: [
          [
            'needs_revision',
            8.4,
            'Great bubbles. The captions are very quick, my mother could not read them. A little slower?',
          ],
        ],
      },
      {
        task: 2,
        sent: 6.6,
        link: 'https://clips.example/gloria-one',
        reviews: [['approved', 6.1, 'Now it is perfect. 2,300 people have met Gloria since yesterday.']],
      },
      { task: 3, sent: 0.4, link: 'https://clips.example/gloria-two-and-three' },
    ],
  },
  {
    student: 'leo-park',
    to: 'sunny-side/sourdough-videos',
    sent: 13,
    note: 'I make skate videos and would like to make something people can eat.',
    rejected: [
      11.6,
      'Your skate videos are great fun. We had one place and gave it to somebody who can come before school. Please try again with our next one.',
    ],
  },
  {
    student: 'amara-okafor',
    to: 'sunny-side/school-catering',
    sent: 14,
    note: 'I run the snack stand of our choir. We buy 60 rolls a week. I think I know nine other people like me.',
    accepted: [13.4, 'You are hired, so to speak. Bring your list!'],
    work: [
      {
        task: 1,
        sent: 10,
        file: 'ten-clubs.csv',
        reviews: [
          ['approved', 9.1, 'Excellent, and with the meeting times. I did not know there was a chess club.'],
        ],
      },
      {
        task: 2,
        sent: 7.5,
        text: 'Hi, I am Amara, I buy the snacks for our choir. I found a bakery that costs the same as the supermarket and brings it to the door. I am asking ten clubs what they need. What do you usually buy, and what goes wrong with it?',
        reviews: [['approved', 7, 'That last question is gold.']],
      },
      {
        task: 3,
        sent: 1.5,
        text: 'Seven of ten so far. Chess: yes, 20 pretzels every second Wednesday. Swimming: they want bananas, not bread. Debate: maybe, ask again in March. Robotics: yes. Band: no budget. Drama: yes, if there is something without nuts. Art: no answer. Three more this week.',
        reviews: [
          [
            'reviewed',
            0.7,
            'Read it with joy. Finish the last three and send it again, or tell me if you think seven is enough.',
          ],
        ],
      },
    ],
  },
  {
    student: 'oliver-hughes',
    to: 'sunny-side/school-catering',
    sent: 1.4,
    note: 'I am in the football team and the scouts. Both are always hungry.',
  },
  {
    student: 'emma-kowalski',
    to: 'sunny-side/review-answers',
    sent: 21,
    note: 'My grandmother has a guest house and I answer her reviews already.',
    accepted: [20, 'Then you know more about it than we do.'],
    work: [
      {
        task: 1,
        sent: 17,
        text: 'Thanks 29, questions 6, complaints 11, other 4. Most common complaint: the queue at eight (five times).',
        reviews: [['approved', 16.2, 'Five times. We will open the second till.']],
      },
      {
        task: 2,
        sent: 14.3,
        text: 'To the queue: "You are right, and we are sorry. From Monday there is a second till between half past seven and nine. Come and see if we keep our word. Rosa"\nTo the thanks: "You made the night shift smile. See you soon!"',
        reviews: [['approved', 13.5, 'The first one is already online. Thank you for "keep our word".']],
      },
    ],
    ended: [11.5, 'student'],
  },
];
