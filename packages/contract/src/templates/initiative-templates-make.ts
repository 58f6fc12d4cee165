// Templates for making something: videos, posters, words, pictures, posts.
import type { InitiativeTemplate } from './initiative-template.ts';

export const makeTemplates: InitiativeTemplate[] = [
  {
    slug: 'three-short-videos',
    goal: 'make',
    content: {
      name: 'Three short videos',
      description:
        'Film three videos of at most thirty seconds about what really happens at our place, and see which one people watch.',
      overview:
        'What we do all day looks ordinary to us and interesting to others. You spend an afternoon with us, find three small stories, film and cut them on your phone, and we publish them. After a week we look at the numbers together, without making excuses.',
      requirements:
        'A phone that films, and patience for a second take. Filming and video editing in any app; storytelling helps. You know how people watch TikTok or Instagram. Nobody is filmed who has not said yes, and no other customers.',
      benefits:
        'Three published videos for your portfolio with your name in the description, and a look at the real numbers behind them.',
      goals:
        'Three videos online within three weeks, and one of them watched to the end by half of its viewers.',
      tags: ['Short videos', 'Social media', 'Branding'],
      weekly_hours: 4,
      total_hours: 12,
      tasks: [
        {
          title: 'Find three small stories',
          instructions:
            'Spend an hour with us and watch. Look for hands at work, a before and after, a sound, something that only happens at six in the morning.\n\nWrite three ideas with five lines each: what is seen in the first two seconds, what happens, what is seen last, who has to agree, and why somebody your age would not swipe on. No dances unless you have a better reason than "everybody does".',
          allowed_types: ['text', 'upload'],
          minutes: 120,
        },
        {
          title: 'Film everything',
          instructions:
            'Film all three stories, upright, near a window, with a clean lens. Film each moment three times: wide, close, very close, five seconds each. Record ten seconds of the sound of the place.\n\nAsk everybody who can be recognised, and write down who said yes. Send us a link to the raw clips in one folder.',
          allowed_types: ['link', 'upload'],
          minutes: 180,
        },
        {
          title: 'Cut the first one',
          instructions:
            'Cut the strongest idea to at most thirty seconds. The first two seconds decide: begin in the middle of something. Add words on the screen, because many watch without sound. Use only music that the app offers for businesses, or the sound of the place.\n\nWe answer within two days with at most three wishes.',
          allowed_types: ['upload', 'link'],
          minutes: 120,
        },
        {
          title: 'Cut the other two and write the texts',
          instructions:
            'Use what you learned from the first. For each of the three, write the text below it: one line that makes people curious, one line with what we want them to do, and at most three hashtags.\n\nSend us the files and the texts. We publish all three in one week, at the times you suggest.',
          allowed_types: ['upload', 'link'],
          minutes: 180,
        },
        {
          title: 'Read the numbers',
          instructions:
            'A week later we send you the numbers: views, how many stayed to the end, comments, new followers.\n\nWrite half a page: which one won and at which second people left the others, what you would do differently, and three ideas for the next month that follow from it.',
          allowed_types: ['text'],
          minutes: 60,
        },
      ],
    },
  },
  {
    slug: 'campus-poster',
    goal: 'make',
    content: {
      name: 'A campus poster with a QR code',
      description:
        'Design one poster that students stop for, hang it in three places, and count which place brings people to us.',
      overview:
        'We would like to be known at your school, and flyers end in the bin. You design one clear poster with a code to scan and an offer that students want. We print it. Each of three places gets a code of its own, so after two weeks we know what works and do not have to guess.',
      requirements:
        'An eye for big, simple shapes. Graphic design in Canva or whatever you use, and a little copywriting. You may hang posters at your school, or know whom to ask.',
      benefits:
        'Printed work for your portfolio, feedback from us on every version, and a result in numbers that you can show.',
      goals: 'One poster, three places, forty scans in two weeks, and a decision where we hang the next one.',
      tags: ['Posters and flyers', 'Graphic design', 'School ambassadors'],
      weekly_hours: 3,
      total_hours: 10,
      tasks: [
        {
          title: 'Three sketches and one offer',
          instructions:
            'Draw three different ideas by hand, ten minutes each; a photo of the paper is fine. Each says one thing only. Below each, write what somebody walking past ten feet away would notice first.\n\nThen suggest an offer that students would really cross the street for and that costs us little. We choose one sketch and one offer with you.',
          allowed_types: ['upload', 'text'],
          minutes: 90,
        },
        {
          title: 'The finished poster',
          instructions:
            'Make the poster 11 × 17 inches, upright. One picture, one headline of at most six words, one offer, our name, the code. Use at most two fonts. Print it small or show it on a screen, stand ten feet away and ask somebody what it says.\n\nSend us a PDF. Leave a white square of two inches for the code.',
          allowed_types: ['upload', 'link'],
          minutes: 180,
        },
        {
          title: 'Three codes, three places',
          instructions:
            'We give you three web addresses, one for each place. Turn them into codes and scan each with two different phones before anything is printed.\n\nAsk for permission at three different places: for instance a corridor, the cafeteria, a sports club. Hang the posters at eye level and send us a photo of each, without people on it, and who gave permission.',
          allowed_types: ['upload'],
          minutes: 120,
        },
        {
          title: 'Count and decide',
          instructions:
            'After one and after two weeks we send you the scans of each code and how often the offer was used. Take the posters down and bring one back to us.\n\nWrite half a page: which place won and why you think so, what one scan has cost us, and what you would change before we print fifty.',
          allowed_types: ['text', 'upload'],
          minutes: 75,
        },
      ],
    },
  },
  {
    slug: 'product-descriptions',
    goal: 'make',
    content: {
      name: 'Ten product descriptions, rewritten',
      description:
        'Rewrite ten descriptions so that somebody who has never held the thing wants to, and understands what they get.',
      overview:
        'Our descriptions were written in a hurry and sound like everybody else. You look at ten of our products or services closely, find out what people really ask about them, and write each anew in plain words. We put them online and tell you what happened to the sales.',
      requirements:
        'You like words and are not afraid to cross them out. Writing or copywriting; proofreading helps. Good English matters more than long words.',
      benefits:
        'Ten published texts, line by line feedback, and the before and after for your portfolio. You learn what makes people buy when they cannot touch.',
      goals:
        'Ten descriptions online, fewer questions about them, and more of them sold in the following month.',
      tags: ['Writing', 'Online sales', 'Websites'],
      weekly_hours: 2,
      total_hours: 8,
      tasks: [
        {
          title: 'Collect the questions',
          instructions:
            'Choose ten products with us. For each, find out what people ask before they buy: ask us, read reviews of similar things, ask two people at home what they would want to know.\n\nSend us a list with three real questions for each of the ten, and mark the ones that our text does not answer today.',
          allowed_types: ['text', 'upload', 'link'],
          minutes: 90,
        },
        {
          title: 'Write two, in two ways',
          instructions:
            'Take two of the ten and write each in two ways: once as you would tell a friend, once as short as you can. Begin with what it does for somebody, not with what it is. Sixty words at most. Forbidden: unique, high-quality, perfect, passion.\n\nEvery fact must be true; ask us where you are not sure. We tell you which way sounds like us.',
          allowed_types: ['text', 'upload'],
          minutes: 90,
        },
        {
          title: 'Write all ten',
          instructions:
            'Write all ten in the way we chose. Each has a headline of at most seven words, the text, and three facts as a list: size, material, care or whatever people asked. Read each aloud; where you stumble, rewrite.\n\nSend them in one document in the order of our shop.',
          allowed_types: ['upload', 'link'],
          minutes: 180,
        },
        {
          title: 'Check them where they stand',
          instructions:
            'We put them online. Look at each on a phone, as a customer would. Is something cut off, is a picture wrong, does a word look odd?\n\nSend us a list of what to repair and the one description that you are proudest of, with a sentence why.',
          allowed_types: ['text'],
          minutes: 60,
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
        'Take twenty pictures of what we sell, with daylight and a phone, that we can use online all year.',
      overview:
        'Our pictures are dark and no two look alike. You plan a simple look, build a small corner with daylight and paper, and photograph twenty things. We use the pictures in our shop, on our page and in print, with your name beside them.',
      requirements:
        'Photography with a phone or a camera, and simple photo editing. A calm hand and a sense of order. Everything is photographed at our place or lent to you.',
      benefits:
        'Your name at every picture we use, full-size files for your portfolio, and a list of what we learned from the best five.',
      goals: 'Twenty pictures in one style, all of them in use within two weeks.',
      tags: ['Photography', 'Online sales', 'Social media'],
      weekly_hours: 3,
      total_hours: 9,
      tasks: [
        {
          title: 'Plan the look',
          instructions:
            'Collect ten pictures of similar things that you find good, from anywhere, and say in one line each what makes them work: light, background, angle, distance.\n\nThen decide on our look: one background, one direction of light, two angles. Take three tries at home with any object and send us both.',
          allowed_types: ['upload', 'link'],
          minutes: 90,
        },
        {
          title: 'Photograph the first five',
          instructions:
            'Build a corner by a window with a big sheet of paper that curves up the wall, and a white card opposite the window to brighten the shadow. Switch lamps off. Clean everything twice.\n\nTake each of the five from both angles. Send us your best picture of each, unedited, and one that went wrong, with what you learned from it.',
          allowed_types: ['upload', 'link'],
          minutes: 120,
        },
        {
          title: 'Photograph the rest and edit all',
          instructions:
            'Photograph the other fifteen. Edit all twenty alike: straighten, crop to a square, brighten until the white is white, and leave the colours as they are, because customers send back what looks different.\n\nName the files after the products and send us the folder.',
          allowed_types: ['link', 'upload'],
          minutes: 210,
        },
        {
          title: 'Leave us a recipe',
          instructions:
            'Write one page that lets somebody else take the twenty-first picture in your style: where to stand, what time of day, which settings, how to edit, what to avoid. Add a photo of the corner.',
          allowed_types: ['upload', 'text'],
          minutes: 60,
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
        'Plan and make twelve posts for our account, learn from the numbers each week, and leave us a plan we can keep up.',
      overview:
        'Our account sleeps for weeks and then shouts. You make a plan for one month with three posts a week, prepare them ahead with pictures and words, and look at the numbers with us every Friday. At the end we have a rhythm that we can keep without you.',
      requirements:
        "Social media from the maker's side: Instagram or another one that we use. Writing and photography, and time management, because something is due every week. We publish; you never need our password.",
      benefits:
        'A month of real publishing with weekly feedback, numbers for your portfolio, and a reference that says what grew.',
      goals:
        'Twelve posts in four weeks, one kind of post that clearly works, and a plan for the three months after.',
      tags: ['Social media', 'Writing', 'Photography'],
      weekly_hours: 5,
      total_hours: 26,
      tasks: [
        {
          title: 'Look back and choose three themes',
          instructions:
            'Look at our last twenty posts. Which five had the most answers, saves or shares, and what do they have in common? Look at two accounts like ours that do it better.\n\nWrite one page: what works, what we should stop, and three themes for the month, each with four ideas. One theme must show people or work, not products.',
          allowed_types: ['text', 'upload'],
          minutes: 180,
        },
        {
          title: 'The first week, ahead of time',
          instructions:
            'Make the three posts of the first week: picture or short video, text of at most sixty words, and a line that says what a reader can do now. Add a description of each picture for people who cannot see it.\n\nSend us everything by Thursday, with the day and hour you suggest for each.',
          allowed_types: ['upload', 'link'],
          minutes: 300,
        },
        {
          title: 'Weeks two and three, with what you learned',
          instructions:
            'Every Friday we send you the numbers of the week. Write three sentences: what did better than you thought, what did worse, and what you change.\n\nThen make the next three posts accordingly. Hand in both weeks here, with your three sentences for each.',
          allowed_types: ['upload', 'link'],
          minutes: 540,
        },
        {
          title: 'The last week and a plan we can keep',
          instructions:
            'Make the last three posts. Then write a plan for the three months after you on one page: how many posts a week somebody here can really make in one hour, which kinds, a list of twelve ideas, and what we should look at every Friday.',
          allowed_types: ['upload', 'link', 'text'],
          minutes: 360,
        },
      ],
    },
  },
];
