// Templates for making something: videos, posters, texts, photos and posts.
import type { InitiativeTemplate } from './initiative-template.ts';

export const makeTemplates: InitiativeTemplate[] = [
  {
    slug: 'three-short-videos',
    goal: 'make',
    content: {
      name: 'Three short videos',
      description:
        'Film three videos of up to thirty seconds about what really happens here, and see which one people watch.',
      overview:
        "What we do all day seems ordinary to us but interesting to others. You'll spend an afternoon with us, find three small stories, film and edit them on your phone, and we'll publish them. After a week, we'll look at the numbers together, no excuses.",
      requirements:
        "A phone that can film, and patience for a second take. You've done some filming and video editing in any app, and storytelling helps. You know what people watch on TikTok or Instagram. Only film people who said yes, and no other customers.",
      benefits:
        "Three published videos for your portfolio with your first name in the description, if you'd like, and a look at the real numbers behind them.",
      goals:
        'Three videos online within three weeks, and one of them watched to the end by half of its viewers.',
      tags: ['Short videos', 'Social media', 'Branding'],
      weekly_hours: 4,
      total_hours: 11,
      tasks: [
        {
          title: 'Find three small stories',
          instructions:
            'Spend an hour with us and watch. Look for hands at work, a before and after, a sound, something customers never see.\n\nWrite three ideas with five lines each: what we see in the first two seconds, what happens, what we see last, who has to agree, and why someone your age would keep watching. No dances unless you have a better reason than “everyone does it.”',
          allowed_types: ['text', 'upload'],
          minutes: 120,
          criteria: [
            'Three ideas with five lines each',
            'The first two seconds of each are clear',
            'Says who has to agree',
          ],
        },
        {
          title: 'Film everything',
          instructions:
            'Film all three stories vertically, near a window, with a clean lens. Film each moment three times: wide, close and very close, five seconds each. Record ten seconds of background sound.\n\nAsk everyone who can be recognized, and write down who said yes. Send us a link to the raw clips in one folder.',
          allowed_types: ['link', 'upload'],
          minutes: 180,
          criteria: [
            'Each moment is there wide, close and very close',
            'Vertical, sharp and bright',
            'A list of everyone who said yes',
          ],
        },
        {
          title: 'Edit the first one',
          instructions:
            "Edit the strongest idea down to thirty seconds or less. The first two seconds decide, so start in the middle of something. Add text on the screen, because many people watch without sound. Use only music that the app offers for businesses, or the sound you recorded.\n\nWe'll reply within two days with at most three requests.",
          allowed_types: ['upload', 'link'],
          minutes: 120,
          criteria: [
            'Thirty seconds or less',
            'Starts in the middle of something',
            'Makes sense without sound',
          ],
        },
        {
          title: 'Edit the other two and write the captions',
          instructions:
            "Use what you learned from the first one. Write a caption for each of the three videos: one line that makes people curious, one line that says what we want them to do, and at most three hashtags.\n\nSend us the files and the captions. We'll publish all three in one week, at the times you suggest.",
          allowed_types: ['upload', 'link'],
          minutes: 180,
          criteria: [
            'Both videos use what you learned from the first',
            'Each caption says what to do next',
            'At most three hashtags',
          ],
        },
        {
          title: 'Read the numbers',
          instructions:
            "A week later, we'll send you the numbers: views, how many people watched to the end, comments and new followers.\n\nWrite half a page: which video won and when people stopped watching the others, what you'd do differently, and three ideas for next month based on what you learned.",
          allowed_types: ['text'],
          minutes: 60,
          criteria: [
            'Names the winner and the number behind it',
            'Says when people stopped watching',
            'Three ideas for next month',
          ],
        },
      ],
    },
  },
  {
    slug: 'campus-poster',
    goal: 'make',
    content: {
      name: 'A school poster with a QR code',
      description:
        'Design a poster that makes students stop, hang it in three places, and find out which place brings people to us.',
      overview:
        "We'd like students at your school to know us, but flyers end up in the trash. You'll design one clear poster with a QR code and an offer students want, and we'll print it. Each of three places gets its own code, so after two weeks we'll know what works and won't have to guess.",
      requirements:
        "You have an eye for big, simple shapes. You know some graphic design in Canva or another tool, and a little copywriting. You're allowed to hang posters at your school, or you know who to ask.",
      benefits:
        'Printed work for your portfolio, feedback on every version, and results you can show in numbers.',
      goals:
        'One poster, three places, forty scans in two weeks, and a decision about where to hang the next one.',
      tags: ['Posters and flyers', 'Graphic design', 'School ambassadors'],
      weekly_hours: 3,
      total_hours: 8,
      tasks: [
        {
          title: 'Three sketches and one offer',
          instructions:
            "Draw three different ideas by hand, ten minutes each. A photo of the paper is fine. Each one should say only one thing. Below each, write what someone walking past ten feet away would notice first.\n\nThen suggest an offer that students would cross the street for and that doesn't cost us much. We'll choose one sketch and one offer with you.",
          allowed_types: ['upload', 'text'],
          minutes: 90,
          criteria: [
            'Each sketch says only one thing',
            'Says what people notice first from ten feet away',
            "The offer doesn't cost us much",
          ],
        },
        {
          title: 'The finished poster',
          instructions:
            'Make the poster 11 × 17 inches, vertical: one image, one headline of at most six words, one offer, our name and the code. Use at most two fonts. Print it small or show it on a screen, stand ten feet away and ask someone what it says.\n\nSend us a PDF. Leave a two-inch white square for the code.',
          allowed_types: ['upload', 'link'],
          minutes: 180,
          criteria: [
            'The headline has at most six words',
            'Readable from ten feet away',
            'Leaves a two-inch white square for the code',
          ],
        },
        {
          title: 'Three codes, three places',
          instructions:
            "We'll give you three web addresses, one for each place. Turn them into QR codes and scan each with two different phones before we print anything.\n\nAsk for permission in three different places, such as a hallway, the cafeteria and a sports club. Hang the posters at eye level and send us a photo of each, without any people in it, and tell us who gave permission.",
          allowed_types: ['upload'],
          minutes: 120,
          criteria: [
            'Every code works on two phones',
            'A photo of each poster, without people',
            'Says who gave permission',
          ],
        },
        {
          title: 'Count and decide',
          instructions:
            "After one week and again after two, we'll send you the scans for each code and how often the offer was used. Take the posters down and bring one back to us.\n\nWrite half a page: which place won and why you think so, what each scan cost us, and what you'd change before we print fifty.",
          allowed_types: ['text', 'upload'],
          minutes: 75,
          criteria: [
            'Scans for each of the three places',
            'What one scan cost us',
            'What to change before we print fifty',
          ],
        },
      ],
    },
  },
  {
    slug: 'product-descriptions',
    goal: 'make',
    content: {
      name: 'Ten product descriptions, rewritten',
      description: 'Rewrite ten product descriptions so that people know what they get, and want it.',
      overview:
        "Our descriptions were written in a hurry and sound like everyone else's. You'll take a close look at ten of our products or services, find out what people really ask about them, and rewrite each description in plain words. We'll put them online and tell you what happened to sales.",
      requirements:
        "You like words and aren't afraid to cross them out. You know some writing or copywriting, and proofreading helps. Clear English matters more than long words.",
      benefits:
        "Ten published texts, line-by-line feedback, and a before and after for your portfolio. You learn what makes people buy when they can't touch the product.",
      goals:
        'Ten descriptions online, fewer questions from customers, and more sales in the following month.',
      tags: ['Writing', 'Online sales', 'Websites'],
      weekly_hours: 2,
      total_hours: 7,
      tasks: [
        {
          title: 'Collect the questions',
          instructions:
            "Choose ten products with us. For each, find out what people ask before they buy: ask us, read reviews of similar products, and ask two people at home what they'd want to know.\n\nSend us a list with three real questions for each of the ten, and mark the ones our current text doesn't answer.",
          allowed_types: ['text', 'upload', 'link'],
          minutes: 90,
          criteria: ['Three real questions for each of the ten', "Marks what our text doesn't answer yet"],
        },
        {
          title: 'Write two, in two ways',
          instructions:
            "Take two of the ten and write each in two ways: once as you'd tell a friend, once as short as you can. Start with what it does for people, not with what it is. Sixty words at most. Words to avoid: unique, high-quality, perfect, passion.\n\nEvery fact must be true, so ask us if you're not sure. We'll tell you which version sounds like us.",
          allowed_types: ['text', 'upload'],
          minutes: 90,
          criteria: ['Both start with what it does for people', 'Sixty words at most', 'Every fact is true'],
        },
        {
          title: 'Write all ten',
          instructions:
            'Write all ten in the style we chose. Each one has a headline of at most seven words, the text, and a list of three facts: size, material, care or anything else people asked about. Read each one aloud and rewrite it where you stumble.\n\nSend them in one document, in the same order as in our store.',
          allowed_types: ['upload', 'link'],
          minutes: 180,
          criteria: [
            'Headlines of at most seven words',
            'Three facts for each',
            'All ten sound like the same store',
          ],
        },
        {
          title: 'Check them online',
          instructions:
            "We'll put them online. Look at each one on a phone, as a customer would. Is anything cut off? Is an image wrong? Does a word look odd?\n\nSend us a list of what to fix, and tell us which description you're proudest of and why.",
          allowed_types: ['text'],
          minutes: 60,
          criteria: ['All ten checked on a phone', 'Each problem says where it is'],
        },
      ],
    },
  },
  {
    slug: 'product-photos',
    goal: 'make',
    content: {
      name: 'Twenty photos worth looking at',
      description:
        'Take twenty photos of what we sell, with daylight and a phone, that we can use online all year.',
      overview:
        "Our photos are dark, and no two look alike. You'll plan a simple look, set up a small corner with daylight and paper, and photograph twenty products. We'll use the photos in our store, on our website and in print, with your first name next to them, if you'd like.",
      requirements:
        "Photography with a phone or a camera, and simple photo editing. A steady hand and a sense of order. You'll take the photos at our place, or we'll lend you the products.",
      benefits:
        "Your first name next to every photo we use, if you'd like, full-size files for your portfolio, and feedback on the best five.",
      goals: 'Twenty photos in one style, all of them in use within two weeks.',
      tags: ['Photography', 'Online sales', 'Social media'],
      weekly_hours: 3,
      total_hours: 8,
      tasks: [
        {
          title: 'Plan the look',
          instructions:
            'Collect ten photos of similar products that you like, from anywhere, and say in one line each what makes them work: light, background, angle or distance.\n\nThen decide on our look: one background, one direction of light, two angles. Take three test photos at home with any object, and send us the collection and the tests.',
          allowed_types: ['upload', 'link'],
          minutes: 90,
          criteria: [
            'Ten examples with a line about why each works',
            'One background, one light, two angles',
            'Three test photos',
          ],
        },
        {
          title: 'Photograph the first five',
          instructions:
            'Set up a corner by a window with a big sheet of paper that curves up the wall, and a white card opposite the window to brighten the shadows. Turn the lamps off. Clean everything twice.\n\nPhotograph each of the five from both angles. Send us your best photo of each, unedited, and one that went wrong, with what you learned from it.',
          allowed_types: ['upload', 'link'],
          minutes: 120,
          criteria: [
            'Sharp, with daylight only',
            'Same background and angles in all five',
            'One that went wrong, with what you learned',
          ],
        },
        {
          title: 'Photograph the rest and edit all',
          instructions:
            'Photograph the other fifteen. Edit all twenty the same way: straighten, crop to a square, brighten until the white is white, and leave the colors as they are, because customers return what looks different.\n\nName the files after the products and send us the folder.',
          allowed_types: ['link', 'upload'],
          minutes: 210,
          criteria: [
            'All twenty look like one set',
            'White is white, and the colors are real',
            'Files are named after the products',
          ],
        },
        {
          title: 'Leave us instructions',
          instructions:
            'Write one page that lets someone else take the twenty-first photo in your style: where to stand, what time of day, which settings, how to edit, what to avoid. Add a photo of the corner.',
          allowed_types: ['upload', 'text'],
          minutes: 60,
          criteria: ['Someone new could take the next photo', 'Fits on one page, with a photo of the corner'],
        },
      ],
    },
  },
  {
    slug: 'month-of-posts',
    goal: 'make',
    content: {
      name: 'A month of posts',
      description:
        'Plan and create twelve posts for our account, learn from the numbers each week, and leave us a plan we can follow.',
      overview:
        "We don't post for weeks, and then we post too much. You'll plan one month with three posts a week, prepare the images and captions in advance, and look at the numbers with us every Friday. At the end, we'll have a routine we can keep up without you.",
      requirements:
        "You know social media from the creator's side: Instagram or another network we use. Writing and photography help, and so does time management, because something is due every week. We do the publishing, so you never need our password.",
      benefits:
        'A month of real publishing with weekly feedback, numbers for your portfolio, and a reference that says what you achieved.',
      goals:
        'Twelve posts in four weeks, one type of post that clearly works, and a plan for the next three months.',
      tags: ['Social media', 'Writing', 'Photography'],
      weekly_hours: 5,
      total_hours: 26,
      tasks: [
        {
          title: 'Look back and choose three themes',
          instructions:
            'Look at our last twenty posts. Which five got the most comments, saves or shares, and what do they have in common? Look at two accounts like ours that do it better.\n\nWrite one page: what works, what we should stop, and three themes for the month, each with four ideas. One theme has to show people or work, not products.',
          allowed_types: ['text', 'upload'],
          minutes: 180,
          criteria: [
            'Says what the best five posts have in common',
            'Three themes with four ideas each',
            'One theme shows people or work',
          ],
        },
        {
          title: 'Prepare the first week',
          instructions:
            "Create the three posts for the first week: an image or short video, a caption of at most sixty words, and a line that tells readers what to do next. Add a description of each image for people who can't see it.\n\nSend us everything by Thursday, with the day and time you suggest for each post.",
          allowed_types: ['upload', 'link'],
          minutes: 360,
          criteria: [
            'Three posts, ready to publish',
            'Captions of at most sixty words',
            'Every image has a description',
          ],
        },
        {
          title: 'Weeks two and three: use what you learned',
          instructions:
            "Every Friday, we'll send you the week's numbers. Write three sentences: what did better than you expected, what did worse, and what you'll change.\n\nThen create the next three posts based on that. Submit both weeks here, with your three sentences for each.",
          allowed_types: ['upload', 'link'],
          minutes: 600,
          criteria: [
            'Six posts, ready to publish',
            'Three sentences about the numbers of each week',
            'Something changed because of the numbers',
          ],
        },
        {
          title: 'The last week and a plan we can keep',
          instructions:
            'Create the last three posts. Then write a one-page plan for the next three months: how many posts someone here can realistically make with one hour a week, which types, a list of twelve ideas, and what we should check every Friday.',
          allowed_types: ['upload', 'link', 'text'],
          minutes: 420,
          criteria: [
            'Three posts, ready to publish',
            'The plan works with one hour a week',
            'Twelve ideas for later',
          ],
        },
      ],
    },
  },
];
