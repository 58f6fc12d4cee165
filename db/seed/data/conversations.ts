// Who wrote to whom. A company may open a conversation with somebody it accepted or rejected, a student
// with a company that accepted them.
import type { Conversation } from './shapes.ts';

export const conversations: Conversation[] = [
  {
    student: 'maya-torres',
    company: 'sunny-side',
    initiative: 'taste-survey',
    subject: 'Re: Neighbourhood taste survey',
    unreadBy: 'student',
    messages: [
      [
        'company',
        14.5,
        'Hi Maya, welcome! Come by any afternoon this week and I show you the shop from behind the counter. Rosa',
      ],
      [
        'student',
        14.2,
        'Thank you! Is Thursday at four all right? Then I can see the quiet hour for myself.',
      ],
      ['company', 14.1, 'Thursday at four it is. There will be a cheese roll.'],
      [
        'student',
        10.2,
        'Quick question: may I ask people outside the supermarket too, or only on Mill Street?',
      ],
      ['company', 10, 'Both, as long as they live within ten minutes. Just note which is which.'],
      ['student', 9.9, 'Got it, I make two columns.'],
      [
        'company',
        0.3,
        'Your first twelve conversations made my evening. The bus driver is Mr. Osei, he has come since we opened.',
      ],
      ['company', 0.08, 'I have asked for one small thing in the task. No rush, the weekend is fine.'],
    ],
  },
  {
    student: 'aisha-khan',
    company: 'sunny-side',
    initiative: 'saturday-poster',
    subject: 'Re: A poster for Saturday market',
    messages: [
      ['student', 39.5, 'Which two colours from the bag do you mean? Mine has faded in the wash.'],
      ['company', 39.3, 'The yellow and the dark green. The pink was an accident.'],
      ['student', 39.2, 'I like the accident, but yellow and green it is.'],
      [
        'company',
        15,
        'The poster has been on the stall for a month and people still take photos of it. May we give you as a reference when somebody asks who made it?',
      ],
      ['student', 14.7, 'Yes please! That would mean a lot.'],
    ],
  },
  {
    student: 'samuel-adjei',
    company: 'sunny-side',
    initiative: 'sourdough-videos',
    subject: 'Re: Three short videos about Gloria',
    unreadBy: 'company',
    messages: [
      ['company', 22.8, 'Hi Samuel, Tuesday at six works. Ring at the back door, the front is still locked.'],
      ['student', 22.6, 'I will be there. Can I bring a small lamp?'],
      ['company', 22.5, 'Bring two. It is dark back there.'],
      [
        'student',
        0.35,
        'Clips two and three are in. In clip two you can hear the radio, I hope that is okay.',
      ],
    ],
  },
  {
    student: 'amara-okafor',
    company: 'sunny-side',
    initiative: 'school-catering',
    messages: [
      ['student', 6, 'Drama asked for something without nuts. Do you have a list of what is in what?'],
      [
        'company',
        5.8,
        'I will print you one. The pretzels and the plain rolls are safe, and we bake them first.',
      ],
      ['student', 5.7, 'Perfect, thank you!'],
    ],
  },
  {
    student: 'leo-park',
    company: 'sunny-side',
    initiative: 'sourdough-videos',
    subject: 'About your application',
    messages: [
      [
        'company',
        11.5,
        'Hi Leo, I did not want to leave it at a no. Your skate clip with the pigeon is brilliant. If you ever want to film at the Saturday market, where nobody has to get up early, write to me.',
      ],
      [
        'student',
        11.1,
        'Thank you for writing, that is really kind. I would like that. I will keep an eye on your page.',
      ],
    ],
  },
  {
    student: 'chloe-martin',
    company: 'sunny-side',
    initiative: 'saturday-poster',
    unreadBy: 'company',
    messages: [['student', 0.5, 'Hello! Is it all right if I start next week? We have exams until Friday.']],
  },
  {
    student: 'emma-kowalski',
    company: 'sunny-side',
    initiative: 'review-answers',
    messages: [
      [
        'student',
        12.1,
        'I have to stop here, my grandmother’s guest house needs me for the season. I am sorry not to finish.',
      ],
      [
        'company',
        11.9,
        'Nothing to be sorry about. Your answer about the queue is the best thing on our page. Come by for cake.',
      ],
    ],
  },
  {
    student: 'aisha-khan',
    company: 'brightwave',
    initiative: 'campus-poster',
    unreadBy: 'student',
    messages: [
      ['student', 7.2, 'Is "We fix ugly" too rude for a school wall?'],
      ['company', 7, 'We asked a head teacher. She laughed, so no.'],
      ['company', 0.7, 'Your first design is here. I look at it tomorrow with a fresh coffee.'],
    ],
  },
  {
    student: 'hana-suzuki',
    company: 'brightwave',
    initiative: 'campus-poster',
    messages: [
      ['company', 18.5, 'Welcome Hana! Our feedback is detailed. Tell us when it is too much.'],
      ['student', 18.1, 'Thank you. So far I like a lot of it.'],
      ['student', 4.9, 'For the third version I tried brown paper. Is that cheating?'],
      [
        'company',
        2.1,
        'It is not cheating, it is lovely. Ben worries about the code on brown, so he tests it.',
      ],
      ['student', 1.9, 'I can print it on white tape if that helps.'],
    ],
  },
  {
    student: 'priyanka-desai',
    company: 'harbor-lane',
    initiative: 'teen-newsletter',
    unreadBy: 'company',
    messages: [
      [
        'company',
        25.5,
        'Hello Priyanka, the list with addresses stays with us, you write and we send. All right?',
      ],
      ['student', 25.3, 'Yes, that is better anyway.'],
      ['student', 0.6, 'The figures are in the task. I did not expect page 14 to win by that much.'],
      ['student', 0.58, 'May I make the next one a bit longer?'],
    ],
  },
  {
    student: 'isaac-goldberg',
    company: 'harbor-lane',
    initiative: 'teen-newsletter',
    messages: [
      ['company', 10.4, 'Hi Isaac, if ten people sounds like many: two each day makes a week.'],
      ['student', 9.9, 'Okay, I will try that. I am a bit shy about asking.'],
      ['company', 9.8, 'Start with "I have to ask ten people one question, may I?" Nobody says no to that.'],
    ],
  },
  {
    student: 'sofia-petrova',
    company: 'harbor-lane',
    subject: 'A reading on Thursday',
    messages: [
      [
        'company',
        6.2,
        'Dear Sofia, on Thursday the author of the moss book reads here. There is a chair with your name on it.',
      ],
      ['student', 6, 'I am coming! May I bring my mother? She has read it because of the card.'],
      ['company', 5.9, 'Two chairs.'],
    ],
  },
  {
    student: 'mateo-ramirez',
    company: 'second-spin',
    initiative: 'bike-to-school',
    unreadBy: 'student',
    messages: [
      ['student', 20.5, 'Do I have to bring my own bike on Thursday?'],
      ['company', 20.3, 'Bring nothing but old trousers.'],
      [
        'company',
        0.2,
        'I read your notes from the talk. Teachers may come too, of course. Can you make it this Thursday at five?',
      ],
    ],
  },
  {
    student: 'ibrahim-yusuf',
    company: 'second-spin',
    initiative: 'bike-to-school',
    messages: [
      ['company', 12.8, 'Ten riders in six weeks. The mechanics want to meet you, they baked something.'],
      ['student', 12.6, 'I will bring the two who are waiting!'],
    ],
  },
  {
    student: 'oliver-hughes',
    company: 'second-spin',
    subject: 'Thursday repair',
    unreadBy: 'student',
    messages: [
      [
        'company',
        1.1,
        'Hi Oliver, a place at the Thursday bench is free this week, if you would like to learn how to true a wheel.',
      ],
    ],
  },
  {
    student: 'freya-lindholm',
    company: 'willow-street',
    initiative: 'true-stories',
    messages: [
      ['company', 15.5, 'A photo came from Biscuit’s new home. He gave them the glove.'],
      ['student', 15.3, 'I am reading this on the bus and crying a little. Thank you.'],
    ],
  },
  {
    student: 'nia-thompson',
    company: 'willow-street',
    initiative: 'open-house',
    unreadBy: 'student',
    messages: [
      ['student', 9.5, 'How many chairs do we have? I count 22.'],
      ['company', 9.3, '22 and the green sofa.'],
      ['student', 1.4, 'All cats asleep. I think that was a good day.'],
      ['company', 0.45, 'It was the best one. Take your time with the notes.'],
    ],
  },
  {
    student: 'fatima-diallo',
    company: 'willow-street',
    initiative: 'true-stories',
    messages: [
      ['student', 13.6, 'Should the French version be word for word?'],
      ['company', 13.4, 'No, write it the way Nora would say it in French.'],
    ],
  },
  {
    student: 'lena-hoffmann',
    company: 'kiln-and-clay',
    initiative: 'product-photos',
    messages: [
      ['company', 31, 'Welcome Lena. Please do not wash the cups, some are not glazed inside yet.'],
      ['student', 30.6, 'Good to know. I was about to!'],
      ['company', 8.5, 'Your wheel lesson: any Tuesday. Bring the friend.'],
      ['student', 7.9, 'Next Tuesday then, with my brother.'],
    ],
  },
  {
    student: 'mei-lin-chen',
    company: 'kiln-and-clay',
    subject: 'The gift fair',
    messages: [
      [
        'company',
        8.9,
        'Dear Mei-Lin, we take the gift fair off our page, because the hall closes this winter. Your signs stay with us for the next one. Everything you did remains on your profile.',
      ],
      ['student', 8.2, 'That is a pity about the hall. Thank you for telling me yourself.'],
    ],
  },
  {
    student: 'kwame-mensah',
    company: 'greenhouse-nine',
    initiative: 'shelf-check',
    messages: [
      ['student', 34, 'One shop changed its prices while I stood there. Which one do you want?'],
      ['company', 33.8, 'The new one, and the time. That is a nice detail.'],
    ],
  },
  {
    student: 'diego-herrera',
    company: 'greenhouse-nine',
    initiative: 'box-unpacking',
    unreadBy: 'company',
    messages: [
      ['company', 6.4, 'We took the blooper reel out of the tasks. You have enough to do.'],
      ['student', 6.1, 'Thank you, I was not sure what to do with it.'],
      ['student', 0.55, 'The last three are in. The beetroot cake took two tries.'],
    ],
  },
  {
    student: 'former-student',
    company: 'greenhouse-nine',
    initiative: 'shelf-check',
    messages: [
      ['student', 27.5, 'Does the list include fruit?'],
      ['company', 27.3, 'Only what grows here, so no fruit but tomatoes.'],
    ],
  },
  {
    student: 'kalea-kealoha',
    company: 'tidepool',
    initiative: 'night-tide',
    messages: [
      ['student', 16.8, 'May we really turn off all the lamps on the pier?'],
      ['company', 16.2, 'For ten minutes, yes. I asked the harbour master. He wants to come too.'],
      ['student', 16, 'Then he has to be silent as well.'],
    ],
  },
  {
    student: 'tomas-silva',
    company: 'tidepool',
    initiative: 'audio-stops',
    unreadBy: 'student',
    messages: [
      ['company', 8.4, 'We laughed a lot at the hermit crab. Only the sea star needs another word.'],
      ['company', 1.9, 'Hello Tomás, just checking in. If school is busy, tell us and we move the dates.'],
    ],
  },
  {
    student: 'ruby-nguyen',
    company: 'rewoven',
    initiative: 'repair-reels',
    messages: [
      ['company', 10.8, 'A customer came in with six broken zips. "I saw the video." Thank you for that.'],
      ['student', 10.5, 'Sorry and you are welcome.'],
      ['company', 10.4, 'What shall we mend for you? You have one repair.'],
      ['student', 9.9, 'My backpack. It has a broken zip.'],
    ],
  },
  {
    student: 'marcus-bell',
    company: 'rewoven',
    initiative: 'swap-party',
    messages: [
      ['student', 5.2, 'No mirrors in the foyer. Six would be great.'],
      ['company', 5, 'Six mirrors, four racks, one mending table. Noted.'],
    ],
  },
  {
    student: 'sofia-petrova',
    company: 'rewoven',
    unreadBy: 'student',
    subject: 'Winter coats',
    messages: [
      [
        'company',
        0.3,
        'Hello Sofia, the winter coats are earlier than we thought. Would you like to write the next twenty tags?',
      ],
    ],
  },
  {
    student: 'sina-farahani',
    company: 'northlight',
    initiative: 'plain-words',
    messages: [
      ['student', 12.6, 'All of them ask the same: how long until it has paid for itself?'],
      ['company', 11, 'Nine to twelve years here. If you find a way to say that without a table, please do.'],
    ],
  },
  {
    student: 'theo-papadakis',
    company: 'meeple-corner',
    initiative: 'game-reviews',
    messages: [
      ['student', 11.8, 'Is one game with trains allowed?'],
      ['company', 11.6, 'One.'],
    ],
  },
  {
    student: 'jamal-carter',
    company: 'kestrel-radio',
    initiative: 'voices-under-twenty',
    unreadBy: 'company',
    messages: [
      [
        'company',
        1.1,
        'Hi Jamal, the key is at the desk. Say hello to Bernie, she has been on air since 1981.',
      ],
      ['student', 0.25, 'Met Bernie. She told me to speak slower and smile. My list of five is in.'],
    ],
  },
];
