// Applications to all other companies.
import type { Application } from '../shapes.ts';

export const others: Application[] = [
  // Harbor Lane Books
  {
    student: 'sofia-petrova',
    to: 'harbor-lane/shelf-cards',
    sent: 36,
    note: 'I read on the bus, about two books a week, mostly sad ones. I can write three sentences about each.',
    accepted: [35, 'Sad ones sell. Come on in!'],
    work: [
      {
        task: 1,
        sent: 33,
        text: 'Here are my twelve, with one sentence each. The one that surprised me most is a book about moss.',
        reviews: [['approved', 32, 'We ordered more of the moss book, just in case.']],
      },
      {
        task: 2,
        sent: 29,
        text: '"For people who think they don’t like poems. Read page 14 standing up. If you have to sit down afterward, buy it." (and three more)',
        reviews: [['approved', 28.3, 'The page 14 card sold five copies in two days.']],
      },
      {
        task: 3,
        sent: 22,
        file: 'eight-shelf-cards.txt',
        reviews: [['approved', 21, 'All eight are up. And not a single "must-read". Thank you!']],
      },
      {
        task: 4,
        sent: 13.5,
        text: 'The good ones tell you what to do: read a page, smell it, give it to your uncle. The weak ones describe the plot. 34 copies sold in all.',
        reviews: [['approved', 12.6, 'Thirty-four! And we’ll stick to your rule. Come back anytime.']],
      },
    ],
  },
  {
    student: 'priyanka-desai',
    to: 'harbor-lane/teen-newsletter',
    sent: 27,
    note: 'I write our robotics club’s newsletter (41 readers, 38 open it). I’d like to try it with people who don’t know me.',
    accepted: [26, '38 out of 41 is better than anything we’ve ever sent.'],
    work: [
      {
        task: 1,
        sent: 23,
        text: 'Ten answers. Seven hear about books from friends, two from short videos and one from her mom, "but don’t write that down".',
        reviews: [['approved', 22.4, 'We won’t tell her mom.']],
      },
      {
        task: 2,
        sent: 18,
        text: 'Issue 1: one book, one page to read standing up, one question. Issues 2 and 3 are the same. The page is the part that repeats.',
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
            'Lovely. Could you say who we are at the top? New readers won’t know the store.',
          ],
        ],
      },
      {
        task: 3,
        sent: 7.9,
        text: 'Same text, now with "Hello from the bookstore by the harbor, the one with the blue door" at the top.',
        reviews: [['approved', 7.1, 'The blue door! Sent to 96 people this morning.']],
      },
      {
        task: 4,
        sent: 2,
        text: '51% opened A and 38% opened B. The page got the most clicks. In issue 2 I’ll make the page longer and the rest shorter.',
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
        text: 'I’ve asked four people so far. They read fantasy, manga, cookbooks and nothing.',
        reviews: [
          [
            'needs_revision',
            6.3,
            'A good start, and we’re curious about the cookbooks. Could you ask six more, to make it ten?',
          ],
        ],
      },
    ],
  },
  {
    student: 'maya-torres',
    to: 'harbor-lane/story-hour-booth',
    sent: 2.6,
    note: 'I have two little brothers, so I know what makes kids stop and look. I’m free on the Saturday of the fair.',
  },
  {
    student: 'chloe-martin',
    to: 'harbor-lane/shelf-cards',
    sent: 18,
    withdrawn: 16.4,
    note: 'I could draw something small on each card.',
  },
  {
    student: 'lucas-moreau',
    to: 'harbor-lane/story-hour-booth',
    sent: 3.4,
    accepted: [1.9, 'A second language at the booth would be wonderful!'],
    note: 'I can tell stories in French and English.',
  },

  // Second Spin Bikes
  {
    student: 'ibrahim-yusuf',
    to: 'second-spin/bike-to-school',
    sent: 42,
    note: 'I ride every day, even in winter. Half my team wants to but doesn’t have a bike.',
    accepted: [41, 'Tell them to give us a week.'],
    work: [
      {
        task: 1,
        sent: 36,
        text: 'Mon 14, Tue 17, Wed 9 (rain), Thu 18, Fri 15. The rack holds 60 bikes.',
        reviews: [['approved', 35.2, 'Thanks, especially for noting the rain.']],
      },
      {
        task: 2,
        sent: 30,
        file: 'how-do-you-get-to-school.csv',
        reviews: [['approved', 29, '11 out of 30 don’t have a lock. We can fix that.']],
      },
      {
        task: 3,
        sent: 24,
        text: 'I gave it in geography class. They asked how far your shop is, whether you fit bikes for shorter riders (yes) and what happens if a bike gets stolen.',
        reviews: [['approved', 23.1, 'Your teacher wrote to us and said it was clear and funny.']],
      },
      {
        task: 4,
        sent: 14,
        text: 'Here are ten names with heights and days. Two more are waiting.',
        reviews: [['approved', 13, 'All ten are riding. We ordered more locks.']],
      },
    ],
  },
  {
    student: 'mateo-ramirez',
    to: 'second-spin/bike-to-school',
    sent: 22,
    note: 'I could sell snow in winter, so I think I can get people to ride a free bike.',
    accepted: [21],
    work: [
      {
        task: 1,
        sent: 18,
        text: 'Mon 22, Tue 25, Wed 24, Thu 8 (rain), Fri 21. The rack holds 80.',
        reviews: [['approved', 17.4, 'Looks good.']],
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
        reviews: [['approved', 8, 'Now it’s complete. "A place to dry my jacket" is a great answer.']],
        emailBounced: true,
      },
      {
        task: 3,
        sent: 1.8,
        text: 'I spoke to the student council for eleven minutes. They asked about helmets, the price after the season and whether teachers can join too.',
      },
    ],
  },
  {
    student: 'finn-oconnor',
    to: 'second-spin/before-after',
    sent: 12,
    note: 'I have my dad’s old camera, and I like rust.',
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
    note: 'I usually film, but I’d like to learn to hold still for a photo.',
  },
  {
    student: 'victor-dubois',
    to: 'second-spin/repair-day-partners',
    sent: 4.2,
    accepted: [3.5, 'Please start with the coffee.'],
    note: 'I know the owners of the café and the drum school on the square.',
  },
  {
    student: 'oliver-hughes',
    to: 'second-spin/bike-to-school',
    sent: 19,
    rejected: [
      17.5,
      'We already have someone at Westbrook. Come to our Thursday repair night anyway. You’re always welcome.',
    ],
  },
  {
    student: 'owen-redbird',
    to: 'second-spin/before-after',
    sent: 0.7,
    note: 'I photograph birds, so bikes should be easy. They don’t fly away.',
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
    note: 'We adopted our dog when he was eleven. He’s the best dog. I want other people to know about dogs like him.',
    accepted: [41.2, 'Then you already know the ending. Welcome!'],
    work: [
      {
        task: 1,
        sent: 38,
        text: 'He sits down at every corner. He carries one glove. He ignores the vacuum cleaner and barks at the kettle. (and seven more)',
        reviews: [['approved', 37, 'No adjectives! Well done.']],
      },
      {
        task: 2,
        sent: 33,
        text: 'Biscuit carries a glove. Nobody knows whose it is. He brings it to the door every morning, in case the owner comes by …',
        reviews: [['approved', 32.1, 'Grace read it to the vets. Nobody said a word for a minute.']],
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
        text: 'Here are my replies to the first four emails. I told the family with the baby to come on a weekday, like you said.',
        reviews: [['approved', 16, 'Biscuit moved in with them yesterday. He took the glove.']],
      },
    ],
  },
  {
    student: 'nia-thompson',
    to: 'willow-street/open-house',
    sent: 34,
    note: 'I planned our school’s charity run. 212 people, three tents, one lost child (found).',
    accepted: [33, 'We hope not to lose anyone. Welcome, Nia!'],
    work: [
      {
        task: 1,
        sent: 28,
        link: 'https://boards.example/route-through-the-house',
        reviews: [['approved', 27, 'The bench in the hallway is a brilliant idea.']],
      },
      {
        task: 2,
        sent: 22,
        text: 'Come meet the ones who have waited the longest. Sunday, 2 to 5 p.m. Bring slow hands and warm socks. Please leave your own dog, balloons and perfume at home.',
        reviews: [['approved', 21.2, '"Slow hands" is on our wall now.']],
      },
      {
        task: 3,
        sent: 14,
        text: 'Pet store: 40 pounds of food. Bakery: two trays of cake. Laundromat: blankets. Hardware store: no. Florist: no answer yet.',
        reviews: [
          ['needs_revision', 13, 'Three out of five, wonderful. Could you add who to thank at each store?'],
        ],
      },
      {
        task: 3,
        sent: 11,
        text: 'Same list, with names: Mr. Sato, Rosa, Ms. Lind. The florist (Ayla) said yes too.',
        reviews: [['approved', 10.2, 'Four out of five. Thank you!']],
      },
      {
        task: 4,
        sent: 1.3,
        text: '43 visitors, 9 new donors, all cats asleep by four. People mostly asked how old "older" is, whether they can come back and who feeds the animals at night.',
        reviews: [
          ['approved', 0.5, 'That was our calmest open house ever. Only the thank-you notes are left.'],
        ],
      },
    ],
  },
  {
    student: 'fatima-diallo',
    to: 'willow-street/true-stories',
    sent: 15,
    accepted: [14.1, 'Stories in two languages. What a gift!'],
    note: 'I could write each story in English and French.',
    work: [
      {
        task: 1,
        sent: 11.6,
        text: 'Nora lets the other dog drink first. She sleeps with one ear up. She knows the word "later". (ten in all)',
        reviews: [['approved', 10.9, '"Later" made us smile.']],
      },
      {
        task: 2,
        sent: 8.3,
        text: 'Nora knows the word "later". We don’t know who taught her …',
        reviews: [['approved', 7.6, 'Both versions are beautiful.']],
      },
    ],
  },
  {
    student: 'emma-kowalski',
    to: 'willow-street/cat-names',
    sent: 3.9,
    accepted: [2.9],
    note: 'I can come on Saturday, and I’m not allergic.',
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
    rejected: [23.4, 'Your photos are beautiful. For this one we need someone who mainly writes.'],
  },
  {
    student: 'salma-benali',
    to: 'willow-street/cat-names',
    sent: 1.9,
    note: 'I already have eleven ideas for names.',
  },
  {
    student: 'grace-wanjiru',
    to: 'willow-street/open-house',
    sent: 31,
    withdrawn: 29,
    sentAgain: 26,
    rejected: [24.2, 'We could only take one lead. We’d love to see you at the open house.'],
    note: 'I’ve run the coffee table at our church for two years.',
  },

  // Kiln & Clay
  {
    student: 'lena-hoffmann',
    to: 'kiln-and-clay/product-photos',
    sent: 33,
    note: 'I photograph my mother’s jewelry for her shop. Mugs are bigger, so it should be easier.',
    accepted: [31.5, 'It’s not easier, but you’ll be fine.'],
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
        reviews: [['approved', 8.7, 'Forty mugs, and eleven have sold already. Thank you, Lena!']],
      },
    ],
  },
  {
    student: 'ananya-iyer',
    to: 'kiln-and-clay/description-rewrite',
    sent: 16,
    accepted: [14.3, 'Pick any evening class and wear old clothes.'],
    note: 'I’ve never touched clay, and I’m a little scared of the wheel. Is that what you’re looking for?',
    work: [
      {
        task: 1,
        sent: 11,
        text: 'I was afraid that everyone else would be good. Nobody was. I was also afraid of the noise, and there isn’t any.',
        reviews: [['approved', 9.6, 'This is it. We’re putting it on the front page.']],
      },
      {
        task: 2,
        sent: 6.4,
        text: 'You’ll get dirty up to your elbows, and nobody will notice … (both pages below)',
        reviews: [
          ['reviewed', 4.5, 'I read it once and I like it. I’ll give you real feedback after the firing.'],
        ],
      },
    ],
  },
  {
    student: 'mei-lin-chen',
    to: 'kiln-and-clay/gift-fair',
    sent: 44,
    accepted: [42.5],
    note: 'I’d love to make the signs.',
    work: [
      {
        task: 1,
        sent: 38,
        file: 'price-list-gift-fair.pdf',
        reviews: [['approved', 36.7, 'One page, finally!']],
      },
      {
        task: 2,
        sent: 30,
        link: 'https://boards.example/five-signs',
        reviews: [['approved', 28.1, 'I can read them from ten feet away.']],
      },
      {
        task: 3,
        sent: 20,
        text: 'We sold 41 pieces. The first thing people ask is, "Can it go in the dishwasher?"',
        reviews: [['approved', 18.8, 'Best fair we’ve ever had.']],
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
        text: 'Here’s the price list for the second fair, sorted by color instead of maker.',
        reviews: [['approved', 19.9, 'By color. Of course!']],
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
    note: 'I write product descriptions for a friend’s vintage shop.',
  },

  // Greenhouse Nine
  {
    student: 'kwame-mensah',
    to: 'greenhouse-nine/shelf-check',
    sent: 40,
    note: 'I like spreadsheets, and my aunt works at one of the stores, so I know when prices change.',
    accepted: [39.4, 'Spreadsheets are exactly what we need.'],
    work: [
      {
        task: 1,
        sent: 37,
        text: 'Twelve products. For each one: price per 4 ounces, where it’s from, packaging and the date on the label.',
        reviews: [['approved', 36.4, 'Good thinking on the date.']],
      },
      {
        task: 2,
        sent: 33,
        file: 'four-shops-twelve-products.csv',
        reviews: [['approved', 32, 'We’re cheaper than we thought, and our basil is too cheap.']],
      },
      {
        task: 3,
        sent: 29,
        text: 'Raise basil, lower carrots, leave the salad mix. I liked labels with the farmer’s name. Idea: sell the carrot greens. People asked for them.',
        reviews: [['approved', 28, 'All done, and the greens are selling out.']],
      },
    ],
  },
  {
    student: 'diego-herrera',
    to: 'greenhouse-nine/box-unpacking',
    sent: 24,
    note: 'My family has gotten your box for a year. I can cook kohlrabi four ways.',
    accepted: [23.2, 'Four! You’re hired.'],
    work: [
      {
        task: 1,
        sent: 20,
        text: 'Kohlrabi: fries. Chard: tacos. Radishes: in butter. Beets: chocolate cake. The first shot is always hands in the box.',
        reviews: [['approved', 19.4, 'We want to eat all four.']],
      },
      {
        task: 2,
        sent: 15,
        link: 'https://clips.example/kohlrabi-pilot',
        reviews: [
          [
            'needs_revision',
            14.2,
            'So good. The oven temperature is missing, and someone will burn their fries.',
          ],
        ],
      },
      {
        task: 2,
        sent: 13,
        link: 'https://clips.example/kohlrabi-pilot-2',
        reviews: [['approved', 12.5, 'Perfect. 60 people wrote to say they cooked it.']],
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
        text: 'Here’s my list of twelve, with the price, the weight and where each one comes from.',
        reviews: [['approved', 9.8, 'Nice and clear. Go ahead!']],
      },
    ],
  },
  {
    student: 'grace-wanjiru',
    to: 'greenhouse-nine/referral-week',
    sent: 2.2,
    accepted: [1.5, 'Let’s talk on Thursday.'],
    note: 'I got 14 families to help in our school garden by asking each of them for one hour.',
  },
  {
    student: 'linh-tran',
    to: 'greenhouse-nine/referral-week',
    sent: 1,
    note: 'I can count sign-ups every day and make a small chart.',
  },
  {
    student: 'ruby-nguyen',
    to: 'greenhouse-nine/box-unpacking',
    sent: 18,
    rejected: [
      16.9,
      'We loved your clips, but we only had one spot. The next series is yours if you want it.',
    ],
  },
  {
    student: 'former-student',
    to: 'greenhouse-nine/shelf-check',
    sent: 30,
    accepted: [29.1],
    note: 'I’d like to learn how stores set prices.',
    work: [
      {
        task: 1,
        sent: 26,
        text: 'Twelve products and what I’ll write down about each.',
        reviews: [['approved', 25.2, 'Good list.']],
      },
      { task: 2, sent: 18, link: 'https://tables.example/four-shops' },
    ],
  },

  // Tidepool Discovery Center
  {
    student: 'kalea-kealoha',
    to: 'tidepool/night-tide',
    sent: 30,
    note: 'I grew up by the ocean, and I know where the glowing things are.',
    accepted: [29, 'Then please show us too!'],
    work: [
      {
        task: 1,
        sent: 25,
        text: 'Fifteen answers: food (9), no adults talking the whole time (7), something to take a photo of (12).',
        reviews: [['approved', 24, 'We’ll talk less. Promise.']],
      },
      {
        task: 2,
        sent: 17,
        text: '7:00 soup. 7:20 silent walk in the dark, ten minutes. 7:40 pools in groups of five. 8:30 campfire. 9:00 home. What could go wrong: rain (move to the hall), someone is scared (give them a buddy), plastic cups (serve tea in mugs).',
        reviews: [['approved', 16, 'The silent walk gave us goose bumps.']],
      },
      {
        task: 3,
        sent: 2.4,
        file: 'night-tide-invitation.png',
        reviews: [['needs_revision', 1.6, 'Beautiful. Please add where to meet. It’s a long pier.']],
      },
    ],
  },
  {
    student: 'tomas-silva',
    to: 'tidepool/audio-stops',
    sent: 21,
    accepted: [19.7, 'Come on Saturday. The crabs will be awake.'],
    note: 'People say I have a good radio voice, and I’d like to use it.',
    work: [
      {
        task: 1,
        sent: 16,
        text: 'Do they bite? (11 times) Can I keep it? (8) Is it dead? (6) Where is its face? (3)',
        reviews: [['approved', 15, '"Where is its face?" will be stop one.']],
      },
      {
        task: 2,
        sent: 9.4,
        text: 'Hermit crab: "I’m looking for a bigger house. Who isn’t?" …',
        reviews: [
          [
            'needs_revision',
            8.5,
            'Very funny. The sea star has no brain at all, so it can’t "think". Could you find another word?',
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
    note: 'I’ve never been to the ocean at night. I’d like to find out what would make other people come.',
    work: [
      {
        task: 1,
        sent: 4.9,
        text: 'Eight answers so far, and seven more on Monday. Most people want to bring a friend.',
        reviews: [['reviewed', 4, 'Thanks, we read them. Looking forward to Monday.']],
      },
    ],
  },
  {
    student: 'lucas-moreau',
    to: 'tidepool/quick-quiz',
    sent: 1.1,
    note: 'Did you know that a sea star has an eye at the end of each arm? I have more of these.',
  },
  {
    student: 'ananya-iyer',
    to: 'tidepool/audio-stops',
    sent: 24,
    rejected: [22.2, 'It was a close decision. We’d like to hear from you again.'],
  },
  {
    student: 'isaac-goldberg',
    to: 'tidepool/quick-quiz',
    sent: 1.9,
    accepted: [0.8, 'Two sources for each fact, and you’re in.'],
  },

  // Rewoven
  {
    student: 'ruby-nguyen',
    to: 'rewoven/repair-reels',
    sent: 35,
    note: 'Half of my clothes are from your shop. I film with my phone and edit on the bus.',
    accepted: [34.3, 'You’re wearing our green jacket in your photo!'],
    work: [
      {
        task: 1,
        sent: 31,
        link: 'https://clips.example/pocket',
        reviews: [['approved', 30.4, 'The sound of the scissors! We watched it ten times.']],
      },
      {
        task: 2,
        sent: 28,
        text: 'Pocket, zipper, elbow, collar. From small to large, so people see that anything can be fixed.',
        reviews: [['approved', 27.5, 'I like the order.']],
      },
      {
        task: 3,
        sent: 12,
        link: 'https://clips.example/four-repairs',
        reviews: [['approved', 11.2, 'All four are scheduled, one a week.']],
      },
      {
        task: 4,
        sent: 1,
        text: 'The zipper got the most saves (94). I think it’s because everyone has a broken zipper at home.',
      },
    ],
  },
  {
    student: 'zara-ahmed',
    to: 'rewoven/tag-texts',
    sent: 20,
    accepted: [19.2],
    note: 'I read your tags out loud to my sister. She told me to apply.',
    work: [
      {
        task: 1,
        sent: 16,
        text: '"Left elbow: coffee. Right elbow: bicycle. Both: Paul, in an afternoon." (and four more)',
        reviews: [['approved', 15.5, 'Someone bought it while I was typing this.']],
      },
      {
        task: 2,
        sent: 12,
        text: 'Paul: "I never hide a repair. It’s the newest part of the coat."',
        reviews: [['approved', 11.6, 'He’s going to be famous.']],
      },
      {
        task: 3,
        sent: 5.9,
        file: 'twenty-five-tags.csv',
        reviews: [['approved', 5.1, 'Twenty-five little stories. Thank you, Zara!']],
      },
    ],
  },
  {
    student: 'marcus-bell',
    to: 'rewoven/swap-party',
    sent: 6.2,
    accepted: [5.5, 'Does your school have mirrors? We can bring six.'],
    note: 'I asked our vice principal before I applied. She said yes.',
    work: [
      {
        task: 1,
        sent: 3.3,
        text: 'The gym lobby, first Friday of next month, 2 to 5 p.m. Mr. Ortiz will unlock it.',
        reviews: [['approved', 2.4, 'That was quick!']],
        emailBounced: true,
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
    note: 'I like writing that fits on a tag.',
    rejected: [6.7, 'Zara finished the last tags this week. We’ll message you when the winter coats arrive.'],
  },
  {
    student: 'nia-thompson',
    to: 'rewoven/swap-party',
    sent: 0.9,
    note: 'Our school is in a different building, so we’d need our own party.',
  },

  // Northlight Solar
  {
    student: 'arjun-nair',
    to: 'northlight/school-roofs',
    sent: 18,
    accepted: [15.8, 'Great. Start with the roofs near you.'],
    note: 'I used satellite maps for a geography project and would like to do something useful with them.',
    work: [
      {
        task: 1,
        sent: 9.5,
        link: 'https://tables.example/twenty-roofs',
        reviews: [['approved', 7.2, 'You even noted the trees. Impressive!']],
      },
      {
        task: 2,
        sent: 2.5,
        text: 'Three programs, and two of them close in the spring. Links and deadlines below.',
      },
    ],
  },
  {
    student: 'kwame-mensah',
    to: 'northlight/school-roofs',
    sent: 13,
    rejected: [10.3, 'We only had one spot, and we’d just filled it. We’ll map a second area this summer.'],
  },
  {
    student: 'sina-farahani',
    to: 'northlight/plain-words',
    sent: 26,
    accepted: [23.5],
    note: 'My parents have panels, and nobody at home understands the bill. I’d like to.',
    work: [
      {
        task: 1,
        sent: 19,
        text: 'Ten sentences. Number one: "Yield degradation is warrantied linearly."',
        reviews: [['approved', 17.3, 'We’re embarrassed by number one.']],
      },
      {
        task: 2,
        sent: 11.8,
        text: 'Five calls done. All five thought the inverter was the thing on the roof.',
        reviews: [['approved', 9.9, 'All five! Good to know.']],
      },
      {
        task: 3,
        sent: 3.6,
        text: '"Your panels lose a little power each year. We guarantee how little." (and nine more)',
        reviews: [['reviewed', 1.8, 'I’m checking the physics. Number six may need a small change.']],
      },
    ],
  },
  {
    student: 'mateo-ramirez',
    to: 'northlight/plain-words',
    sent: 5,
    note: 'I’m good at saying "I don’t understand this."',
  },
  {
    student: 'fatima-diallo',
    to: 'northlight/plain-words',
    sent: 28,
    accepted: [26.2],
    note: 'I translate letters for my neighbors, so I know a confusing sentence when I see one.',
    ended: [20.5, 'company'],
    work: [
      {
        task: 1,
        sent: 24,
        text: 'Ten sentences, with the word that stopped me.',
        reviews: [['approved', 22.6, 'Helpful, thank you.']],
      },
    ],
  },

  // Meeple Corner
  {
    student: 'theo-papadakis',
    to: 'meeple-corner/game-reviews',
    sent: 13,
    accepted: [12.3, 'Choose your first three. Not all of them with trains, please.'],
    note: 'I own 31 games and have three friends, so I meet the requirements.',
    work: [
      {
        task: 1,
        sent: 8.8,
        text: '"Fun until the third person wins. Then everyone is hungry. 40 minutes. For people who like to bargain." (and two more)',
        reviews: [['approved', 8.1, 'Hungry! That’s the kind of review we wanted.']],
      },
      { task: 2, sent: 1.1, file: 'seven-reviews.pdf' },
    ],
  },
  {
    student: 'finn-oconnor',
    to: 'meeple-corner/teen-club',
    sent: 8.4,
    accepted: [7.7],
    note: 'I’m one of the five.',
    work: [
      {
        task: 1,
        sent: 5.6,
        text: 'All five came because of one friend. Nobody came because of the poster.',
        reviews: [['approved', 5, 'We’re taking the poster down.']],
      },
    ],
  },
  {
    student: 'daniel-cohen',
    to: 'meeple-corner/game-reviews',
    sent: 10,
    accepted: [9.2],
    note: 'I write a small blog about games. Five people read it.',
    work: [
      {
        task: 1,
        sent: 5.2,
        text: 'Three reviews, sixty words each, including a game I’ve lost eleven times.',
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
    note: 'My mom says I bring people along wherever I go.',
  },

  // Kestrel Community Radio
  {
    student: 'jamal-carter',
    to: 'kestrel-radio/voices-under-twenty',
    sent: 2.3,
    accepted: [1.2, 'Studio two is yours on Wednesdays.'],
    note: 'I interview people for our school channel and would like to be heard farther than the parking lot.',
    work: [
      {
        task: 1,
        sent: 0.3,
        text: 'A goalie (what do you think about when nothing is happening?), a baker’s apprentice, my neighbor who moved here in May, a girl who tunes pianos and the youngest bus driver in town.',
      },
    ],
  },
  {
    student: 'samuel-adjei',
    to: 'kestrel-radio/voices-under-twenty',
    sent: 1.6,
    note: 'I can edit sound as well as video.',
  },
  {
    student: 'owen-redbird',
    to: 'kestrel-radio/listener-survey',
    sent: 0.4,
    note: 'I take the bus twice a day, so I know all the stops.',
  },

  // Never answered
  {
    student: 'grace-wanjiru',
    to: 'second-spin/bike-to-school',
    sent: 28,
    note: 'I bike to school all year, also in the snow. People ask me about it anyway.',
    unanswered: true,
  },
  {
    student: 'ruby-nguyen',
    to: 'greenhouse-nine/shelf-check',
    sent: 21.1,
    note: 'I shop with my grandmother every Saturday, so I know all four stores.',
    unanswered: true,
  },
];
