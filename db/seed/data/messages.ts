// Conversations. A company can start one with a student it accepted or rejected, a student
// with a company that accepted them.
import type { Conversation } from './shapes.ts';

export const conversations: Conversation[] = [
  {
    student: 'maya-torres',
    company: 'sunny-side',
    initiative: 'taste-survey',
    subject: 'Re: Neighborhood taste survey',
    unreadBy: 'student',
    messages: [
      [
        'company',
        14.5,
        'Hi Maya, welcome! Come by any afternoon this week and I’ll show you the shop from behind the counter. Bring a friend or a parent if you like. Rosa',
      ],
      ['student', 14.2, 'Thank you! Does Thursday at four work? Then I can see the quiet hour for myself.'],
      ['company', 14.1, 'Thursday at four it is. There’ll be a cheese roll waiting.'],
      [
        'student',
        10.2,
        'Quick question: can I ask people outside the supermarket too, or only on Mill Street?',
      ],
      [
        'company',
        10,
        'Both, as long as they live within ten minutes. Just note which is which.',
        'sunny-side-dana',
      ],
      ['student', 9.9, 'Got it, I’ll make two columns.'],
      [
        'company',
        0.3,
        'Your first twelve conversations made my evening. The bus driver is Mr. Osei. He’s been coming in since we opened.',
      ],
      ['company', 0.08, 'I asked for one small change in the task. No rush, this weekend is fine.'],
    ],
  },
  {
    student: 'aisha-khan',
    company: 'sunny-side',
    initiative: 'saturday-poster',
    subject: 'Re: A poster for the Saturday market',
    messages: [
      ['student', 39.5, 'Which two colors from the bag do you mean? Mine faded in the wash.'],
      ['company', 39.3, 'The yellow and the dark green. The pink was an accident.'],
      ['student', 39.2, 'I like the accident, but yellow and green it is.'],
      [
        'company',
        15,
        'The poster has been up at the stand for a month and people still take photos of it. Can we give people your name when they ask who made it?',
      ],
      ['student', 14.7, 'Yes please! That would mean a lot to me.'],
    ],
  },
  {
    student: 'samuel-adjei',
    company: 'sunny-side',
    initiative: 'sourdough-videos',
    subject: 'Re: Three short videos about Gloria',
    unreadBy: 'company',
    messages: [
      [
        'company',
        22.8,
        'Hi Samuel, Saturday at nine works. Come in through the shop and ask for Rosa. Bring a friend or a parent if you like.',
      ],
      ['student', 22.6, 'I’ll be there. Can I bring a small light?'],
      ['company', 22.5, 'Bring two. The bakery is darker than it looks.'],
      [
        'student',
        0.35,
        'I just submitted clips two and three. You can hear the radio in clip two. I hope that’s okay.',
      ],
    ],
  },
  {
    student: 'amara-okafor',
    company: 'sunny-side',
    initiative: 'school-catering',
    messages: [
      ['student', 6, 'The drama club needs something without nuts. Do you have an ingredient list?'],
      ['company', 5.8, 'I’ll print you one. The pretzels and the plain rolls are safe. We bake those first.'],
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
        'Hi Leo, I didn’t want to leave it at a no. Your skate clip with the pigeon is brilliant. If you ever want to film at the Saturday market, send me a message.',
      ],
      [
        'student',
        11.1,
        'Thank you for writing, that’s really kind. I’d like that. I’ll keep an eye on your page.',
      ],
    ],
  },
  {
    student: 'chloe-martin',
    company: 'sunny-side',
    initiative: 'saturday-poster',
    unreadBy: 'company',
    messages: [['student', 0.5, 'Hi! Is it okay if I start next week? We have midterms until Friday.']],
  },
  {
    student: 'emma-kowalski',
    company: 'sunny-side',
    initiative: 'review-answers',
    messages: [
      [
        'student',
        12.1,
        'I have to stop here. My grandmother needs me at her bed-and-breakfast this season. I’m sorry I can’t finish.',
      ],
      [
        'company',
        11.9,
        'Nothing to be sorry about. Your reply about the line is the best thing on our page. Come by for cake.',
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
      ['company', 7, 'We asked a principal. She laughed, so no.'],
      ['company', 0.7, 'I got your first design. I’ll look at it tomorrow with a fresh cup of coffee.'],
    ],
  },
  {
    student: 'hana-suzuki',
    company: 'brightwave',
    initiative: 'campus-poster',
    messages: [
      ['company', 18.5, 'Welcome, Hana! Our feedback gets detailed. Tell us if it’s too much.'],
      ['student', 18.1, 'Thanks! So far I like a lot of it.'],
      ['student', 4.9, 'For the third version I tried brown paper. Is that cheating?'],
      [
        'company',
        2.1,
        'It’s not cheating, it’s lovely. Ben isn’t sure the code scans on brown paper, so he’s testing it.',
      ],
      ['student', 1.9, 'I can print the code on white tape if that helps.'],
    ],
  },
  {
    student: 'priyanka-desai',
    company: 'harbor-lane',
    initiative: 'teen-newsletter',
    unreadBy: 'company',
    messages: [
      ['company', 25.5, 'Hi Priyanka, we’ll keep the mailing list here. You write, we send. Does that work?'],
      ['student', 25.3, 'Yes, that’s better anyway.'],
      ['student', 0.6, 'The numbers are in the task. I didn’t expect page 14 to win by that much.'],
      ['student', 0.58, 'Can I make the next one a bit longer?'],
    ],
  },
  {
    student: 'isaac-goldberg',
    company: 'harbor-lane',
    initiative: 'teen-newsletter',
    messages: [
      [
        'company',
        10.4,
        'Hi Isaac, if ten people sounds like a lot, ask two a day and you’re done in a week.',
      ],
      ['student', 9.9, 'Okay, I’ll try that. I’m a bit shy about asking.'],
      [
        'company',
        9.8,
        'Start with "I have to ask ten people one question. Can I ask you?" Nobody says no to that.',
      ],
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
        'Hi Sofia, the author of the moss book is reading here on Thursday. There’s a chair with your name on it.',
      ],
      ['student', 6, 'I’ll be there! Can I bring my mom? She read it because of the card.'],
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
      ['company', 20.3, 'No, just wear old pants.'],
      [
        'company',
        0.2,
        'I read your notes from the talk. Of course teachers can come too. Can you make it this Thursday at five?',
      ],
    ],
  },
  {
    student: 'ibrahim-yusuf',
    company: 'second-spin',
    initiative: 'bike-to-school',
    messages: [
      ['company', 12.8, 'Ten riders in six weeks! The mechanics want to meet you. They baked something.'],
      ['student', 12.6, 'I’ll bring the two who are waiting!'],
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
        'Hi Oliver, we have a free spot at the Thursday bench this week if you’d like to learn how to true a wheel.',
      ],
    ],
  },
  {
    student: 'freya-lindholm',
    company: 'willow-street',
    initiative: 'true-stories',
    messages: [
      ['company', 15.5, 'We got a photo from Biscuit’s new home. He gave them the glove.'],
      ['student', 15.3, 'I’m reading this on the bus and crying a little. Thank you.'],
    ],
  },
  {
    student: 'nia-thompson',
    company: 'willow-street',
    initiative: 'open-house',
    unreadBy: 'student',
    messages: [
      ['student', 9.5, 'How many chairs do we have? I counted 22.'],
      ['company', 9.3, '22 and the green sofa.'],
      ['student', 1.4, 'All the cats are asleep. I think that was a good day.'],
      ['company', 0.45, 'It was our best one yet. Take your time with the notes.'],
    ],
  },
  {
    student: 'fatima-diallo',
    company: 'willow-street',
    initiative: 'true-stories',
    messages: [
      ['student', 13.6, 'Should the French version be a word-for-word translation?'],
      ['company', 13.4, 'No, write it the way Nora would say it in French.'],
    ],
  },
  {
    student: 'lena-hoffmann',
    company: 'kiln-and-clay',
    initiative: 'product-photos',
    messages: [
      ['company', 31, 'Welcome, Lena! Please don’t wash the mugs. Some aren’t glazed inside yet.'],
      ['student', 30.6, 'Good to know. I was about to!'],
      ['company', 8.5, 'Your wheel lesson can be any Tuesday. Bring your friend.'],
      ['student', 7.9, 'Next Tuesday then, with my brother!'],
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
        'Hi Mei-Lin, we’re taking the gift fair off our page because the hall is closed this winter. We’ll keep your signs for the next one. Everything you did stays on your profile.',
      ],
      ['student', 8.2, 'That’s too bad about the hall. Thanks for telling me yourself.'],
    ],
  },
  {
    student: 'kwame-mensah',
    company: 'greenhouse-nine',
    initiative: 'shelf-check',
    messages: [
      ['student', 34, 'One store changed its prices while I was standing there. Which price do you want?'],
      ['company', 33.8, 'The new one, and the time it changed. Nice detail.'],
    ],
  },
  {
    student: 'diego-herrera',
    company: 'greenhouse-nine',
    initiative: 'box-unpacking',
    unreadBy: 'company',
    messages: [
      ['company', 6.4, 'We removed the blooper reel from the tasks. You have enough to do.'],
      ['student', 6.1, 'Thanks, I wasn’t sure what to do with it.'],
      ['student', 0.55, 'I submitted the last three. The beet cake took two attempts.'],
    ],
  },
  {
    student: 'former-student',
    company: 'greenhouse-nine',
    initiative: 'shelf-check',
    messages: [
      ['student', 27.5, 'Does the list include fruit?'],
      ['company', 27.3, 'Only what we grow here, so no fruit except tomatoes.'],
    ],
  },
  {
    student: 'kalea-kealoha',
    company: 'tidepool',
    initiative: 'night-tide',
    messages: [
      ['student', 16.8, 'Can we really turn off all the lights on the pier?'],
      ['company', 16.2, 'For ten minutes, yes. I asked the harbormaster. He wants to come too.'],
      ['student', 16, 'Then he has to be quiet too.'],
    ],
  },
  {
    student: 'tomas-silva',
    company: 'tidepool',
    initiative: 'audio-stops',
    unreadBy: 'student',
    messages: [
      ['company', 8.4, 'The hermit crab made us laugh out loud. Only the sea star needs a different word.'],
      [
        'company',
        1.9,
        'Hi Tomás, just checking in. If school is busy, let us know and we’ll move the dates.',
      ],
    ],
  },
  {
    student: 'ruby-nguyen',
    company: 'rewoven',
    initiative: 'repair-reels',
    messages: [
      [
        'company',
        10.8,
        'A customer came in with six broken zippers and said, "I saw the video." Thanks for that.',
      ],
      ['student', 10.5, 'Sorry, and you’re welcome.'],
      ['company', 10.4, 'What can we mend for you? We owe you one repair.'],
      ['student', 9.9, 'My backpack. It has a broken zipper.'],
    ],
  },
  {
    student: 'marcus-bell',
    company: 'rewoven',
    initiative: 'swap-party',
    messages: [
      ['student', 5.2, 'There are no mirrors in the lobby. Six would be great.'],
      ['company', 5, 'Six mirrors, four racks, one mending table. Got it.'],
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
        'Hi Sofia, the winter coats arrived earlier than we expected. Would you like to write the next twenty tags?',
      ],
    ],
  },
  {
    student: 'sina-farahani',
    company: 'northlight',
    initiative: 'plain-words',
    messages: [
      ['student', 12.6, 'They all ask the same thing: how long until it pays for itself?'],
      [
        'company',
        11,
        'Nine to twelve years around here. If you can find a way to say that without a chart, please do.',
      ],
    ],
  },
  {
    student: 'theo-papadakis',
    company: 'meeple-corner',
    initiative: 'game-reviews',
    messages: [
      ['student', 11.8, 'Can I include one game with trains?'],
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
        'Hi Jamal, check in at the front desk first. Say hi to Bernie. She’s been on the air since 1981.',
      ],
      [
        'student',
        0.25,
        'I met Bernie. She told me to slow down and smile. I just submitted my list of five.',
      ],
    ],
  },
];
