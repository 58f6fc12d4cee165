import type { Application } from '../shapes.ts';

export const others: Application[] = [
  // Harbor Lane Books
  {
    student: 'sofia-petrova',
    to: 'harbor-lane/shelf-cards',
    sent: 36,
    note: 'I read on the tram, about two books a week, mostly sad ones. I can write three sentences about each.',
    accepted: [35, 'Sad ones sell. Come in!'],
    work: [
      {
        task: 1,
        sent: 33,
        text: 'The list of twelve is below, with one line each. The one that surprised me most is a book about moss.',
        reviews: [['approved', 32, 'We ordered more of the moss book, just in case.']],
      },
      {
        task: 2,
        sent: 29,
        text: '"For people who think they do not like poems. Read page 14 standing up. If you sit down afterwards, buy it." (and three more)',
        reviews: [['approved', 28.3, 'Page 14 card: sold five copies in two days.']],
      },
      {
        task: 3,
        sent: 22,
        file: 'eight-shelf-cards.txt',
        reviews: [['approved', 21, 'All eight are up. Thank you for "no must-read".']],
      },
      {
        task: 4,
        sent: 13.5,
        text: 'The good ones tell you what to do: read a page, smell it, give it to your uncle. The weak ones describe the story. 34 copies in all.',
        reviews: [['approved', 12.6, 'Thirty-four! And a rule we will keep. You are welcome here any time.']],
      },
    ],
  },
  {
    student: 'priyanka-desai',
    to: 'harbor-lane/teen-newsletter',
    sent: 27,
    note: 'I write the newsletter of our robotics club (41 readers, 38 open it). I would like to try with people who do not know me.',
    accepted: [26, '38 of 41 is better than anything we ever did.'],
    work: [
      {
        task: 1,
        sent: 23,
        text: 'Ten answers. Seven hear of books from friends, two from short videos, one from her mother, "but don’t write that".',
        reviews: [['approved', 22.4, 'We will not tell her mother.']],
      },
      {
        task: 2,
        sent: 18,
        text: 'Issue 1: one book, one page to read standing up, one question. Issue 2 and 3 the same. The page repeats.',
        reviews: [['approved', 17.2, 'Simple. We like that it repeats.']],
      },
      {
        task: 3,
        sent: 11,
        text: 'Subject A: "Read page 14 standing up". Subject B: "One book, four minutes". Then the text, 240 words.',
        reviews: [
          [
            'needs_revision',
            10.1,
            'Lovely text. Could you say at the top who we are? New readers will not know the shop.',
          ],
        ],
      },
      {
        task: 3,
        sent: 7.9,
        text: 'As before, now with "Hello from the bookshop by the harbor, the one with the blue door" on top.',
        reviews: [['approved', 7.1, 'The blue door! Sent to 96 people this morning.']],
      },
      {
        task: 4,
        sent: 2,
        text: 'A was opened by 51%, B by 38%. The page was clicked most. In issue 2 I make the page longer and the rest shorter.',
      },
    ],
  },
  {
    student: 'isaac-goldberg',
    to: 'harbor-lane/teen-newsletter',
    sent: 11.4,
    note: 'I read a lot and my teacher says I write clearly. I have time on Sundays.',
    accepted: [10.6, 'Sundays are fine. Welcome, Isaac.'],
    work: [
      {
        task: 1,
        sent: 8.2,
        text: 'I asked four people so far. They read fantasy, manga, nothing, and cookbooks.',
        reviews: [
          [
            'needs_revision',
            6.3,
            'A good start, and we are curious about the cookbooks. Could you ask six more, so that it is ten?',
          ],
        ],
      },
    ],
  },
  {
    student: 'maya-torres',
    to: 'harbor-lane/story-hour-booth',
    sent: 2.6,
    note: 'I have two small brothers, so I know what makes children stop walking. I am free on the Saturday of the fair.',
  },
  {
    student: 'chloe-martin',
    to: 'harbor-lane/shelf-cards',
    sent: 18,
    withdrawn: 16.4,
    note: 'I could draw a little picture on each card.',
  },
  {
    student: 'lucas-moreau',
    to: 'harbor-lane/story-hour-booth',
    sent: 3.4,
    accepted: [1.9, 'A second language at the booth would be wonderful.'],
    note: 'I can tell stories in French and English.',
  },

  // Second Spin Bikes
  {
    student: 'ibrahim-yusuf',
    to: 'second-spin/bike-to-school',
    sent: 42,
    note: 'I ride every day, also in winter. Half my team wants to and has no bike.',
    accepted: [41, 'Tell them to wait a week.'],
    work: [
      {
        task: 1,
        sent: 36,
        text: 'Mon 14, Tue 17, Wed 9 (rain), Thu 18, Fri 15. The rack has 60 places.',
        reviews: [['approved', 35.2, 'Thank you, also for the rain.']],
      },
      {
        task: 2,
        sent: 30,
        file: 'how-do-you-get-to-school.csv',
        reviews: [['approved', 29, 'No lock: 11 of 30. We can solve that.']],
      },
      {
        task: 3,
        sent: 24,
        text: 'Held it in geography. Questions: is it far to your shop, can girls’ bikes be fitted too (yes), what if it is stolen?',
        reviews: [['approved', 23.1, 'Clear and funny, your teacher wrote to us.']],
      },
      {
        task: 4,
        sent: 14,
        text: 'Ten names, heights and days. Two more are waiting.',
        reviews: [['approved', 13, 'All ten are riding. We ordered more locks.']],
      },
    ],
  },
  {
    student: 'mateo-ramirez',
    to: 'second-spin/bike-to-school',
    sent: 22,
    note: 'I could sell snow in winter, so I think I can sell a free bike ride.',
    accepted: [21],
    work: [
      {
        task: 1,
        sent: 18,
        text: 'Mon 22, Tue 25, Wed 24, Thu 8 (rain), Fri 21. 80 places.',
        reviews: [['approved', 17.4, 'Good.']],
      },
      {
        task: 2,
        sent: 12,
        link: 'https://tables.example/thirty-students',
        reviews: [
          [
            'needs_revision',
            11.2,
            'Nice table. Could you add what would make them ride? That column is empty for half of them.',
          ],
        ],
      },
      {
        task: 2,
        sent: 8.8,
        link: 'https://tables.example/thirty-students-2',
        reviews: [['approved', 8, 'Complete now. "A place to dry my jacket" is a great answer.']],
        mailRefused: true,
      },
      {
        task: 3,
        sent: 1.8,
        text: 'Talk held in the student council, eleven minutes. They asked about helmets, about the price after the season, and whether teachers may come too.',
      },
    ],
  },
  {
    student: 'finn-oconnor',
    to: 'second-spin/before-after',
    sent: 12,
    note: 'I have my dad’s old camera and I like rust.',
    accepted: [11.2, 'We have a lot of rust.'],
    work: [
      {
        task: 1,
        sent: 8.1,
        link: 'https://photos.example/green-racer',
        reviews: [['approved', 7.4, 'The light on the bell! More like this.']],
      },
      { task: 2, sent: 2.2, link: 'https://photos.example/five-bikes' },
    ],
  },
  {
    student: 'leo-park',
    to: 'second-spin/before-after',
    sent: 1.7,
    note: 'I usually film, but I would like to learn to hold still for a photo.',
  },
  {
    student: 'victor-dubois',
    to: 'second-spin/repair-day-partners',
    sent: 4.2,
    accepted: [3.5, 'Start with the coffee, please.'],
    note: 'I know the owners of the café and the drum school on the square.',
  },
  {
    student: 'oliver-hughes',
    to: 'second-spin/bike-to-school',
    sent: 19,
    rejected: [
      17.5,
      'We already have somebody at Westbrook. Come to Thursday repair, you are welcome without any project.',
    ],
  },
  {
    student: 'owen-redbird',
    to: 'second-spin/before-after',
    sent: 0.7,
    note: 'I photograph birds, so bikes should be easy: they do not fly off.',
  },
  {
    student: 'elijah-brooks',
    to: 'second-spin/bike-to-school',
    sent: 9,
    rejected: [4.1],
    note: 'I can make a video about it.',
  },

  // Willow Street Animal Rescue
  {
    student: 'freya-lindholm',
    to: 'willow-street/true-stories',
    sent: 42,
    note: 'We adopted our dog when he was eleven. He is the best dog. I would like others to know about dogs like him.',
    accepted: [41.2, 'Then you already know the ending. Welcome.'],
    work: [
      {
        task: 1,
        sent: 38,
        text: 'He sits down at every corner. He carries one glove. He does not bark at the vacuum cleaner but at the kettle. (and seven more)',
        reviews: [['approved', 37, 'No adjectives! Well done.']],
      },
      {
        task: 2,
        sent: 33,
        text: 'Biscuit carries a glove. Nobody knows whose. He brings it to the door every morning, in case the owner comes by …',
        reviews: [['approved', 32.1, 'Grace read it to the vets. There was silence.']],
      },
      {
        task: 3,
        sent: 24,
        file: 'nora-pepper-old-tom.pdf',
        reviews: [['approved', 23, 'All three are online. Old Tom has two visitors on Sunday.']],
      },
      {
        task: 4,
        sent: 17,
        text: 'Answers to the first four e-mails. I told the family with the baby to come on a weekday, as you said.',
        reviews: [['approved', 16, 'Biscuit moved in with them yesterday. With the glove.']],
      },
    ],
  },
  {
    student: 'nia-thompson',
    to: 'willow-street/open-house',
    sent: 34,
    note: 'I planned our school’s charity run. 212 people, three tents, one lost child (found).',
    accepted: [33, 'We hope to lose nobody. Welcome, Nia!'],
    work: [
      {
        task: 1,
        sent: 28,
        link: 'https://boards.example/route-through-the-house',
        reviews: [['approved', 27, 'The bench in the corridor is a brilliant idea.']],
      },
      {
        task: 2,
        sent: 22,
        text: 'Come and meet the ones who waited longest. Sunday, two to five. Bring slow hands and warm socks. Please leave your own dog, balloons and perfume at home.',
        reviews: [['approved', 21.2, '"Slow hands" is on our wall now.']],
      },
      {
        task: 3,
        sent: 14,
        text: 'Pet shop: 20 kg food. Bakery: two trays of cake. Laundry: blankets. Hardware store: no. Florist: waiting for an answer.',
        reviews: [
          ['needs_revision', 13, 'Three yes of five, wonderful. Could you add who to thank at each shop?'],
        ],
      },
      {
        task: 3,
        sent: 11,
        text: 'As before, with the names: Mr. Sato, Rosa, Ms. Lind. The florist said yes too (Ayla).',
        reviews: [['approved', 10.2, 'Four of five. Thank you.']],
      },
      {
        task: 4,
        sent: 1.3,
        text: '43 visitors, 9 new donors, all cats asleep by four. Asked most: how old is old, may we come back, who feeds them at night.',
        reviews: [
          ['approved', 0.5, 'It was the calmest open house we ever had. Only the thank-you notes are left.'],
        ],
      },
    ],
  },
  {
    student: 'fatima-diallo',
    to: 'willow-street/true-stories',
    sent: 15,
    accepted: [14.1, 'Stories in two languages, what a gift.'],
    note: 'I could write each story in English and in French.',
    work: [
      {
        task: 1,
        sent: 11.6,
        text: 'Nora waits for the other dog to drink first. She sleeps with one ear up. She knows the word "later". (ten in all)',
        reviews: [['approved', 10.9, '"Later" made us smile.']],
      },
      {
        task: 2,
        sent: 8.3,
        text: 'Nora knows the word "later". We do not know who taught her …',
        reviews: [['approved', 7.6, 'Both versions are beautiful.']],
      },
    ],
  },
  {
    student: 'emma-kowalski',
    to: 'willow-street/cat-names',
    sent: 3.9,
    accepted: [2.9],
    note: 'I can come on Saturday and I am not allergic.',
    work: [
      {
        task: 1,
        sent: 1.7,
        link: 'https://boards.example/card-for-miss-moneypaws',
        reviews: [['approved', 1.1, 'Miss Moneypaws approves, and so do we.']],
      },
    ],
  },
  {
    student: 'tomas-silva',
    to: 'willow-street/true-stories',
    sent: 25,
    rejected: [23.4, 'Your pictures are beautiful. For this we need somebody who mainly writes.'],
  },
  {
    student: 'salma-benali',
    to: 'willow-street/cat-names',
    sent: 1.9,
    note: 'I have eleven ideas for names already.',
  },
  {
    student: 'grace-wanjiru',
    to: 'willow-street/open-house',
    sent: 31,
    withdrawn: 29,
    sentAgain: 26,
    rejected: [24.2, 'We could only take one lead. We would love to see you at the open house.'],
    note: 'I have run the tea stand at our church for two years.',
  },

  // Kiln & Clay
  {
    student: 'lena-hoffmann',
    to: 'kiln-and-clay/product-photos',
    sent: 33,
    note: 'I photograph my mother’s jewellery for her shop. Cups are bigger, so it should be easier.',
    accepted: [31.5, 'It is not easier, but you will be fine.'],
    work: [
      {
        task: 1,
        sent: 27,
        link: 'https://photos.example/corner',
        reviews: [['approved', 25.4, 'Tracing paper on the window. Clever.']],
      },
      {
        task: 2,
        sent: 20,
        link: 'https://photos.example/first-ten',
        reviews: [['approved', 18.2, 'The glaze looks like the glaze.']],
      },
      {
        task: 3,
        sent: 10,
        link: 'https://photos.example/thirty-more',
        reviews: [['approved', 8.7, 'Forty cups, and eleven sold already. Thank you, Lena.']],
      },
    ],
  },
  {
    student: 'ananya-iyer',
    to: 'kiln-and-clay/description-rewrite',
    sent: 16,
    accepted: [14.3, 'Pick any evening class, bring old clothes.'],
    note: 'I have never touched clay and I am a bit scared of the wheel. Is that what you are looking for?',
    work: [
      {
        task: 1,
        sent: 11,
        text: 'I was afraid that everybody else would be good. Nobody was. Also I was afraid of the noise, and there is none.',
        reviews: [['approved', 9.6, 'This is the text. Put it on the first page.']],
      },
      {
        task: 2,
        sent: 6.4,
        text: 'You will get dirty up to the elbows and nobody will look … (two pages below)',
        reviews: [['reviewed', 4.5, 'Read it once, like it. I will answer properly after the firing.']],
      },
    ],
  },
  {
    student: 'mei-lin-chen',
    to: 'kiln-and-clay/gift-fair',
    sent: 44,
    accepted: [42.5],
    note: 'I would love to make the signs.',
    work: [
      {
        task: 1,
        sent: 38,
        file: 'price-list-gift-fair.pdf',
        reviews: [['approved', 36.7, 'One page, at last.']],
      },
      {
        task: 2,
        sent: 30,
        link: 'https://boards.example/five-signs',
        reviews: [['approved', 28.1, 'Readable from three metres.']],
      },
      {
        task: 3,
        sent: 20,
        text: '41 pieces sold. People ask "can it go in the dishwasher" before anything else.',
        reviews: [['approved', 18.8, 'Best fair we ever had.']],
      },
    ],
  },
  {
    student: 'hana-suzuki',
    to: 'kiln-and-clay/gift-fair',
    sent: 28,
    accepted: [26.3],
    note: 'I can letter signs by hand.',
    work: [
      {
        task: 1,
        sent: 21,
        text: 'Price list for the second fair, sorted by colour instead of maker.',
        reviews: [['approved', 19.9, 'By colour. Of course!']],
      },
    ],
  },
  {
    student: 'jamal-carter',
    to: 'kiln-and-clay/gift-fair',
    sent: 10.5,
    note: 'I like talking to people at markets.',
  },
  {
    student: 'tomas-silva',
    to: 'kiln-and-clay/product-photos',
    sent: 5.5,
    withdrawn: 0.6,
    note: 'I have a small light tent I could bring.',
  },
  {
    student: 'zara-ahmed',
    to: 'kiln-and-clay/description-rewrite',
    sent: 2.7,
    note: 'I write product texts for a friend’s vintage shop.',
  },

  // Greenhouse Nine
  {
    student: 'kwame-mensah',
    to: 'greenhouse-nine/shelf-check',
    sent: 40,
    note: 'I like tables, and my aunt works in one of the shops, so I know when the prices change.',
    accepted: [39.4, 'Tables are what we need.'],
    work: [
      {
        task: 1,
        sent: 37,
        text: 'Twelve products. For each: price per 100 g, origin, packaging, date on the label.',
        reviews: [['approved', 36.4, 'Good that you thought of the date.']],
      },
      {
        task: 2,
        sent: 33,
        file: 'four-shops-twelve-products.csv',
        reviews: [['approved', 32, 'We are cheaper than we thought. And too cheap with basil.']],
      },
      {
        task: 3,
        sent: 29,
        text: 'Raise basil, lower carrots, leave salad. I liked labels with the name of the farmer. Idea: sell the carrot greens, people asked for them.',
        reviews: [['approved', 28, 'All done, and the greens sell out.']],
      },
    ],
  },
  {
    student: 'diego-herrera',
    to: 'greenhouse-nine/box-unpacking',
    sent: 24,
    note: 'My family has had your box for a year. I can cook kohlrabi in four ways.',
    accepted: [23.2, 'Four! You are our person.'],
    work: [
      {
        task: 1,
        sent: 20,
        text: 'Kohlrabi: fries. Chard: tacos. Radish: in butter. Beetroot: chocolate cake. First shot is always hands in the box.',
        reviews: [['approved', 19.4, 'We want all four.']],
      },
      {
        task: 2,
        sent: 15,
        link: 'https://clips.example/kohlrabi-pilot',
        reviews: [
          [
            'needs_revision',
            14.2,
            'So good. The oven temperature is missing, somebody will burn their fries.',
          ],
        ],
      },
      {
        task: 2,
        sent: 13,
        link: 'https://clips.example/kohlrabi-pilot-2',
        reviews: [['approved', 12.5, 'Perfect. 60 people wrote that they cooked it.']],
      },
      { task: 4, sent: 0.6, link: 'https://clips.example/chard-radish-beetroot' },
    ],
  },
  {
    student: 'ahmed-saleh',
    to: 'greenhouse-nine/shelf-check',
    sent: 12.5,
    accepted: [11.9],
    note: 'I shop for my grandparents every week, so I know the shelves.',
    work: [
      {
        task: 1,
        sent: 10.2,
        text: 'My list of twelve, with price, weight and where it comes from.',
        reviews: [['approved', 9.8, 'Clear. Off you go.']],
      },
    ],
  },
  {
    student: 'grace-wanjiru',
    to: 'greenhouse-nine/referral-week',
    sent: 2.2,
    accepted: [1.5, 'Let us talk on Thursday.'],
    note: 'I got 14 families into our school garden by asking each of them for one hour.',
  },
  {
    student: 'linh-tran',
    to: 'greenhouse-nine/referral-week',
    sent: 1,
    note: 'I can count every day, as you ask, and make a small chart.',
  },
  {
    student: 'ruby-nguyen',
    to: 'greenhouse-nine/box-unpacking',
    sent: 18,
    rejected: [16.9, 'We loved your clips and had one place only. The next series is yours if you like.'],
  },
  {
    student: 'former-student',
    to: 'greenhouse-nine/shelf-check',
    sent: 30,
    accepted: [29.1],
    note: 'I would like to learn how prices are made.',
    work: [
      {
        task: 1,
        sent: 26,
        text: 'Twelve products and what I will note about each.',
        reviews: [['approved', 25.2, 'Good list.']],
      },
      { task: 2, sent: 18, link: 'https://tables.example/four-shops' },
    ],
  },

  // Tidepool Discovery Centre
  {
    student: 'kalea-kealoha',
    to: 'tidepool/night-tide',
    sent: 30,
    note: 'I grew up next to the sea and I know where the glowing things are.',
    accepted: [29, 'Then please show us too.'],
    work: [
      {
        task: 1,
        sent: 25,
        text: 'Fifteen answers: food (9), no adults talking all the time (7), something to take a picture of (12).',
        reviews: [['approved', 24, 'We will talk less. Promise.']],
      },
      {
        task: 2,
        sent: 17,
        text: '19:00 soup. 19:20 dark walk without lamps, ten minutes, silent. 19:40 pools in groups of five. 20:30 fire. 21:00 home. Wrong: rain (then the hall), fear (then a buddy), plastic (then nothing to drink but tea).',
        reviews: [['approved', 16, 'The silent walk gave us goose bumps.']],
      },
      {
        task: 3,
        sent: 2.4,
        file: 'night-tide-invitation.png',
        reviews: [['needs_revision', 1.6, 'Beautiful. Please add where to meet, the pier is long.']],
      },
    ],
  },
  {
    student: 'tomas-silva',
    to: 'tidepool/audio-stops',
    sent: 21,
    accepted: [19.7, 'Come on Saturday, the crabs are awake.'],
    note: 'My voice has broken and I would like to use it.',
    work: [
      {
        task: 1,
        sent: 16,
        text: 'Do they bite (11 times). Is it dead (6). Where is its face (3). Can I keep it (8).',
        reviews: [['approved', 15, '"Where is its face" will be stop one.']],
      },
      {
        task: 2,
        sent: 9.4,
        text: 'Hermit crab: "I am looking for a bigger house. Who is not?" …',
        reviews: [
          [
            'needs_revision',
            8.5,
            'Very funny. The sea star has no brain at all, so it cannot "think". Could you find another word?',
          ],
        ],
      },
    ],
  },
  {
    student: 'yara-mansour',
    to: 'tidepool/night-tide',
    sent: 9,
    accepted: [7.8],
    note: 'I have never been at the sea at night. I would like to ask others what would make them come.',
    work: [
      {
        task: 1,
        sent: 4.9,
        text: 'Eight answers so far, seven more on Monday. Most want to bring a friend.',
        reviews: [['reviewed', 4, 'Thank you, we read them. Looking forward to Monday.']],
      },
    ],
  },
  {
    student: 'lucas-moreau',
    to: 'tidepool/quick-quiz',
    sent: 1.1,
    note: 'Did you know that a starfish has an eye at the end of each arm? I have more of these.',
  },
  {
    student: 'ananya-iyer',
    to: 'tidepool/audio-stops',
    sent: 24,
    rejected: [22.2, 'A close decision. We would like to hear from you again.'],
  },
  {
    student: 'isaac-goldberg',
    to: 'tidepool/quick-quiz',
    sent: 1.9,
    accepted: [0.8, 'Two sources for each fact, and you are in.'],
  },

  // Rewoven
  {
    student: 'ruby-nguyen',
    to: 'rewoven/repair-reels',
    sent: 35,
    note: 'Half of my clothes are from your shop. I film with my phone and cut on the bus.',
    accepted: [34.3, 'You are wearing the green one in your picture!'],
    work: [
      {
        task: 1,
        sent: 31,
        link: 'https://clips.example/pocket',
        reviews: [['approved', 30.4, 'The sound of the scissors. We watched it ten times.']],
      },
      {
        task: 2,
        sent: 28,
        text: 'Pocket, zip, elbow, collar. From small to large, so that people see it can always be fixed.',
        reviews: [['approved', 27.5, 'Good order.']],
      },
      {
        task: 3,
        sent: 12,
        link: 'https://clips.example/four-repairs',
        reviews: [['approved', 11.2, 'All four are online, one a week.']],
      },
      {
        task: 4,
        sent: 1,
        text: 'The zip was saved most (94). I think because everybody has a broken zip at home.',
      },
    ],
  },
  {
    student: 'zara-ahmed',
    to: 'rewoven/tag-texts',
    sent: 20,
    accepted: [19.2],
    note: 'I read tags aloud to my sister. She asked me to tell you.',
    work: [
      {
        task: 1,
        sent: 16,
        text: '"Left elbow: coffee. Right elbow: bicycle. Both: Paul, in an afternoon." (and four more)',
        reviews: [['approved', 15.5, 'Somebody bought it while I was typing this.']],
      },
      {
        task: 2,
        sent: 12,
        text: 'Paul: "I never hide a repair. It is the newest part of the coat."',
        reviews: [['approved', 11.6, 'He will be famous.']],
      },
      {
        task: 3,
        sent: 5.9,
        file: 'twenty-five-tags.csv',
        reviews: [['approved', 5.1, 'Twenty-five small stories. Thank you, Zara.']],
      },
    ],
  },
  {
    student: 'marcus-bell',
    to: 'rewoven/swap-party',
    sent: 6.2,
    accepted: [5.5, 'Does your school have mirrors? We bring six.'],
    note: 'I asked our vice principal before I wrote to you. She said yes.',
    work: [
      {
        task: 1,
        sent: 3.3,
        text: 'The gym foyer, first Friday of next month, 14:00 to 17:00. Mr. Ortiz opens.',
        reviews: [['approved', 2.4, 'That was quick!']],
        mailRefused: true,
      },
    ],
  },
  {
    student: 'elijah-brooks',
    to: 'rewoven/repair-reels',
    sent: 16,
    rejected: [14.8, 'Not this time, but please show us what you film next.'],
  },
  {
    student: 'sofia-petrova',
    to: 'rewoven/tag-texts',
    sent: 8,
    note: 'I like texts that fit in a hand.',
    rejected: [
      6.7,
      'Zara finished the last tags this week. We will write to you when the winter coats come.',
    ],
  },
  {
    student: 'nia-thompson',
    to: 'rewoven/swap-party',
    sent: 0.9,
    note: 'Our school would need a second party, we are a different building.',
  },

  // Northlight Solar
  {
    student: 'arjun-nair',
    to: 'northlight/school-roofs',
    sent: 18,
    accepted: [15.8, 'Good. Start with the roofs near you.'],
    note: 'I used satellite maps for a geography project and would like to do something useful with it.',
    work: [
      {
        task: 1,
        sent: 9.5,
        link: 'https://tables.example/twenty-roofs',
        reviews: [['approved', 7.2, 'You even noted the trees. Impressive.']],
      },
      { task: 2, sent: 2.5, text: 'Three programmes, two of them close in spring. Links and dates below.' },
    ],
  },
  {
    student: 'kwame-mensah',
    to: 'northlight/school-roofs',
    sent: 13,
    rejected: [10.3, 'Arjun was two days faster. We will have a second area in summer.'],
  },
  {
    student: 'sina-farahani',
    to: 'northlight/plain-words',
    sent: 26,
    accepted: [23.5],
    note: 'My parents have panels and nobody at home understands the bill. I would like to.',
    work: [
      {
        task: 1,
        sent: 19,
        text: 'Ten sentences. Number one: "Yield degradation is warrantied linearly."',
        reviews: [['approved', 17.3, 'We are ashamed of number one.']],
      },
      {
        task: 2,
        sent: 11.8,
        text: 'Five calls. All five thought the inverter was the thing on the roof.',
        reviews: [['approved', 9.9, 'All five! Good to know.']],
      },
      {
        task: 3,
        sent: 3.6,
        text: '"Your panels lose a little strength each year. We promise how little." (and nine more)',
        reviews: [['reviewed', 1.8, 'I am checking the physics. Number six may need a small change.']],
      },
    ],
  },
  {
    student: 'mateo-ramirez',
    to: 'northlight/plain-words',
    sent: 5,
    note: 'I am good at saying "I do not understand this".',
  },
  {
    student: 'fatima-diallo',
    to: 'northlight/plain-words',
    sent: 28,
    accepted: [26.2],
    note: 'I translate letters for neighbours, so I know how confusing sentences look.',
    ended: [20.5, 'company'],
    work: [
      {
        task: 1,
        sent: 24,
        text: 'Ten sentences, with the word I stopped at.',
        reviews: [['approved', 22.6, 'Helpful, thank you.']],
      },
    ],
  },

  // Meeple Corner
  {
    student: 'theo-papadakis',
    to: 'meeple-corner/game-reviews',
    sent: 13,
    accepted: [12.3, 'Choose your first three. Not all with trains, please.'],
    note: 'I own 31 games and have three friends, so the requirements are met.',
    work: [
      {
        task: 1,
        sent: 8.8,
        text: '"Good until the third player has won. Then somebody is hungry. 40 minutes. For people who like to bargain." (and two more)',
        reviews: [['approved', 8.1, 'Hungry! That is the review we wanted.']],
      },
      { task: 2, sent: 1.1, file: 'seven-reviews.pdf' },
    ],
  },
  {
    student: 'finn-oconnor',
    to: 'meeple-corner/teen-club',
    sent: 8.4,
    accepted: [7.7],
    note: 'I am one of the five.',
    work: [
      {
        task: 1,
        sent: 5.6,
        text: 'All five came because of one friend. Nobody came because of the poster.',
        reviews: [['approved', 5, 'We take the poster down.']],
      },
    ],
  },
  {
    student: 'daniel-cohen',
    to: 'meeple-corner/game-reviews',
    sent: 10,
    accepted: [9.2],
    note: 'I write a small blog about games that five people read.',
    work: [
      {
        task: 1,
        sent: 5.2,
        text: 'Three reviews, sixty words each, one about a game I lost eleven times.',
        reviews: [
          [
            'needs_revision',
            3.6,
            'Very funny. Two of the three are over ninety words. Could you make them fit on the card?',
          ],
        ],
      },
    ],
  },
  {
    student: 'hana-suzuki',
    to: 'meeple-corner/window-display',
    sent: 0.5,
    note: 'Could the scene be a mountain made of dice?',
  },
  {
    student: 'ahmed-saleh',
    to: 'meeple-corner/teen-club',
    sent: 3,
    note: 'I bring people along wherever I go, my mother says.',
  },

  // Kestrel Community Radio
  {
    student: 'jamal-carter',
    to: 'kestrel-radio/voices-under-twenty',
    sent: 2.3,
    accepted: [1.2, 'Studio two is yours on Wednesdays.'],
    note: 'I interview people for our school channel and would like to be heard further than the parking lot.',
    work: [
      {
        task: 1,
        sent: 0.3,
        text: 'A goalkeeper (what do you think about when nothing happens?), a baker’s apprentice, my neighbour who arrived in May, a girl who tunes pianos, the youngest bus driver.',
      },
    ],
  },
  {
    student: 'samuel-adjei',
    to: 'kestrel-radio/voices-under-twenty',
    sent: 1.6,
    note: 'I can cut sound as well as video.',
  },
  {
    student: 'owen-redbird',
    to: 'kestrel-radio/listener-survey',
    sent: 0.4,
    note: 'I take the bus twice a day, so I know all the stops.',
  },
];
