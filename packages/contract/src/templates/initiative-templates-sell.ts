// Templates for bringing people and companies together: mails, booths, referrals, partners, reviews.
import type { InitiativeTemplate } from './initiative-template.ts';

export const sellTemplates: InitiativeTemplate[] = [
  {
    slug: 'newsletter-test',
    goal: 'sell',
    content: {
      name: 'Newsletter test: two subject lines, one winner',
      description:
        'Write one short e-mail with two subject lines, send each to half of our list, and find out what makes people open it.',
      overview:
        'We have addresses of customers who want to hear from us and hardly ever write. You write one e-mail that is worth their minute, with two different subject lines. We send it, half and half, and you read the result. Then you do it once more, better.',
      requirements:
        'Writing that comes to the point. Email marketing is new to most people, and we explain the tool. You never see the addresses: we press the button.',
      benefits:
        'You run a true experiment with real readers and learn to tell luck from a result. Both e-mails and their numbers are yours to show.',
      goals: 'Two e-mails sent, a winner each time, and a rule of thumb for our next ten subject lines.',
      tags: ['Newsletters', 'Writing', 'Online sales'],
      weekly_hours: 2,
      total_hours: 8,
      tasks: [
        {
          title: 'Read ten others',
          instructions:
            "Collect ten newsletters from your own inbox or your family's. For each: would you have opened it, and which words made you? Did you read to the end, and what did it want from you?\n\nSend us a table with ten rows, and your three rules for a subject line.",
          allowed_types: ['text', 'upload', 'link'],
          minutes: 75,
        },
        {
          title: 'Write the e-mail and two subject lines',
          instructions:
            'Choose one piece of news with us. Write the e-mail in at most 120 words: one picture, one thought, one button. Read it on a phone.\n\nWrite ten subject lines, then choose two that differ in one way only: a question or a statement, a number or none, short or long. Say which will win and why. At most 45 characters each, and nothing that the e-mail does not keep.',
          allowed_types: ['text', 'upload'],
          minutes: 120,
        },
        {
          title: 'Read the result',
          instructions:
            'Two days after sending we give you the numbers: how many got each, opened it, clicked, unsubscribed.\n\nWork out the shares in percent. Is the difference big enough to believe? As a rule: with fewer than 200 readers each, a difference below ten points can be luck. Write half a page: what happened, whether you were right, and what you test next.',
          allowed_types: ['text', 'upload'],
          minutes: 60,
        },
        {
          title: 'Do it again, better',
          instructions:
            'Write the second e-mail with what you learned, again with two subject lines that differ in one way. We send it in the following week and give you the numbers.\n\nHand in the e-mail, the result, and a list of five rules that somebody here can follow without you.',
          allowed_types: ['text', 'upload'],
          minutes: 150,
        },
      ],
    },
  },
  {
    slug: 'event-booth',
    goal: 'sell',
    content: {
      name: 'Run our booth at a local event',
      description:
        'Plan a small booth at a market, a fair or a school fest, run it for a day with us, and bring back new customers.',
      overview:
        'Once or twice a year we could stand where many people pass, and we never find the time to prepare it. You plan the booth: what people see first, what they can do there, what they take home. On the day you run it together with one of us, and afterwards you tell us whether it was worth it.',
      requirements:
        'You like talking to people. Event planning and customer service, selling if you want to try it, and teamwork. You are free on the day of the event. An adult of ours is there the whole time and handles the money.',
      benefits:
        'You plan and run something real with a budget. Free food on the day, a reference, and your pick of what is left over.',
      goals:
        'A booth that a hundred people stop at, thirty new contacts who want to hear from us, and costs that we know.',
      tags: ['Events', 'Direct sales', 'Branding'],
      weekly_hours: 5,
      total_hours: 26,
      tasks: [
        {
          title: 'Choose the event and plan the booth',
          instructions:
            'Find three events within the next two months that people who would like us go to. For each: date, place, expected visitors, price of a stand, rules.\n\nRecommend one, and draw the booth from above: table, sign, where people stop, what they can touch or try. Add the one sentence that you would say to somebody walking past.',
          allowed_types: ['upload', 'text'],
          minutes: 240,
        },
        {
          title: 'Something to do, something to take home',
          instructions:
            'Plan one thing that people can do at the booth in under a minute and that has to do with us: guess, taste, build, vote. Try it with five people.\n\nPlan one thing they take home with our name on it, for less than what we agreed on. Write down how people leave their address if they want to: on paper, with a clear sentence what for, and nobody under 16.',
          allowed_types: ['text', 'upload'],
          minutes: 240,
        },
        {
          title: 'The list for the day',
          instructions:
            'Write a list that somebody who has never been there could follow: what is packed, who brings it, when it is set up, who stands there when, breaks, weather, what to do if something runs out, how it is cleared away.\n\nAdd a budget with every item. We order and print what is on it.',
          allowed_types: ['upload', 'link'],
          minutes: 180,
        },
        {
          title: 'Run the booth',
          instructions:
            'On the day: set up with us, then run it. Count with strokes on a sheet, every hour: who stopped, who took part, who bought, who left an address. Write down the three questions that came most often.\n\nSend us a photo of the booth before it opens, without people, and a photo of the sheet.',
          allowed_types: ['upload'],
          minutes: 480,
        },
        {
          title: 'Was it worth it?',
          instructions:
            'Add up what it cost, your hours and ours included, and what came of it. What did one new contact cost?\n\nWrite one page: the numbers, what drew people in and what did not, the three questions with good answers to them, and a clear yes or no for next year.',
          allowed_types: ['text', 'upload'],
          minutes: 120,
        },
      ],
    },
  },
  {
    slug: 'referral-week',
    goal: 'sell',
    content: {
      name: 'Referral week',
      description:
        'Invent a reason for our customers to bring a friend, run it for one week, and count who came because of it.',
      overview:
        'Most of our best customers came because somebody told them. We have never asked for it. You design a referral week: what both friends get, how they learn of it, how we count. We run it, you watch the numbers every day and adjust, and at the end we know whether to do it every season.',
      requirements:
        'Ideas and a feeling for what is fair. Copywriting for a card and a post, Canva or drawing for how it looks, spreadsheets for counting.',
      benefits:
        'You design an offer and see at once whether it works. You learn how to calculate what a new customer may cost. Your result goes into your portfolio with our name.',
      goals:
        'Twenty new customers in one week who came with or through a friend, at a cost that we agreed on before.',
      tags: ['Referrals', 'Direct sales', 'Posters and flyers'],
      weekly_hours: 4,
      total_hours: 14,
      tasks: [
        {
          title: 'Design the offer',
          instructions:
            'Ask five people whether they have ever brought a friend to a shop, and why or why not. Then invent three offers. For each: what the one who brings gets, what the friend gets, what it costs us, and how somebody could cheat.\n\nRecommend one. It must be understood in one sentence and must not make anybody feel used.',
          allowed_types: ['text', 'upload'],
          minutes: 150,
        },
        {
          title: 'Make the card and the words',
          instructions:
            'Design a card in the size of a business card: the offer in one sentence, room for a first name, valid until when, our name. Write one post and one sentence that we say at the counter.\n\nRead the sentence aloud to three people; if one of them asks back, make it simpler. Send us the card as a PDF and the words.',
          allowed_types: ['upload', 'link'],
          minutes: 180,
        },
        {
          title: 'Run the week',
          instructions:
            'We hand out the cards and count. Every evening we send you three numbers: cards given, cards brought back, new customers. Keep a table and suggest one change in the middle of the week if something does not work: another sentence, another place for the cards.\n\nAt the end, send us the table with your notes for each day.',
          allowed_types: ['upload', 'link'],
          minutes: 240,
        },
        {
          title: 'Should we do it again?',
          instructions:
            'Work out: how many cards does it take for one new customer, what did one cost us, and how much must they buy until it was worth it?\n\nWrite one page with these numbers, what customers said about it, and your advice: every season, once a year, or never.',
          allowed_types: ['text', 'upload'],
          minutes: 120,
        },
      ],
    },
  },
  {
    slug: 'local-partners',
    goal: 'sell',
    content: {
      name: 'Local partner list',
      description:
        'Find twenty places nearby whose customers would like us too, and win the first two for a small joint action.',
      overview:
        'The gym, the bookshop, the music school: their people could be our people, and ours theirs. You find twenty such places, find out whom to talk to, write to the best five in our name, and prepare one small thing that we do together. We make the calls with you.',
      requirements:
        'Research and friendly writing. Networking is a big word for what we do here: asking nicely. Spreadsheets for the list; negotiation is what you learn.',
      benefits:
        'You learn how companies start to work together, and sit at the table when it is decided. Names and addresses of companies that know you afterwards.',
      goals: 'A list of twenty, five friendly letters, two answers, and one joint action in the calendar.',
      tags: ['Local partnerships', 'Market research', 'Referrals'],
      weekly_hours: 3,
      total_hours: 10,
      tasks: [
        {
          title: 'Twenty places',
          instructions:
            'Find twenty companies, clubs or schools within twenty minutes of us whose customers could like us, and who do not sell what we sell. For each: name, what they do, who goes there, website, public contact, and one sentence why we fit.\n\nUse only what is public. Send us the table, the five best on top.',
          allowed_types: ['upload', 'link'],
          minutes: 180,
        },
        {
          title: 'One small thing for each of the five',
          instructions:
            "For the best five, invent one small thing to do together that costs both sides little: a shelf for each other's cards, a joint Saturday, a discount for members, a workshop. Say what they get from it, first.\n\nFive times five lines.",
          allowed_types: ['text', 'upload'],
          minutes: 90,
        },
        {
          title: 'Write to them',
          instructions:
            'Write five e-mails of at most 100 words in our name: who we are, why you thought of them, the one small thing, and a question that is easy to answer. Each must be unmistakably for that place.\n\nSend us the five. We correct them with you and send them. If nobody answers within a week, write one short reminder.',
          allowed_types: ['text', 'upload'],
          minutes: 120,
        },
        {
          title: 'Prepare the first joint action',
          instructions:
            'With whoever says yes: write down on one page what happens, when, who does what, what it costs whom, and how we will know whether it worked. Join the call or the visit if you like.\n\nSend us the page. If nobody says yes, write instead what the answers taught you and which five you would ask next, and how.',
          allowed_types: ['text', 'upload'],
          minutes: 120,
        },
      ],
    },
  },
  {
    slug: 'honest-reviews',
    goal: 'sell',
    content: {
      name: 'More honest reviews',
      description:
        'Find out why happy customers do not write about us, make it easy for them, and answer those who already did.',
      overview:
        'People who are content stay silent, and three old complaints stand on top. You read all that was ever written about us, find the moment when a customer would gladly write, make a small card that leads there, and draft answers in our name. Everything honest: nobody is paid, nobody is told what to write, and no review comes from us.',
      requirements:
        'Writing with tact; customer service is a good school for it. Reading between the lines, and copywriting for one small card.',
      benefits:
        'You learn how a company deals with praise and complaints in public. We show you how our page has changed a month later.',
      goals: 'Fifteen new honest reviews in a month, and a friendly answer under every one that has none.',
      tags: ['Customer reviews', 'Writing', 'Branding'],
      weekly_hours: 2,
      total_hours: 6,
      tasks: [
        {
          title: 'Read everything',
          instructions:
            'Read all public reviews of us, and the newest thirty of a place like ours that has more. Sort ours: what is praised, what is criticised, what is simply wrong, what we have repaired since.\n\nSend us a table with the counts, the five best sentences, and the complaint that we should repair before we ask anybody for anything.',
          allowed_types: ['text', 'upload', 'link'],
          minutes: 90,
        },
        {
          title: 'Draft the answers',
          instructions:
            'Draft an answer for each review without one, at most ten. Two to four sentences, no two alike: thank them for something particular, say what we do about it, never argue, never mention anything private.\n\nFor the hardest one, write two versions. We publish them after a last look.',
          allowed_types: ['text', 'upload'],
          minutes: 90,
        },
        {
          title: 'Make it easy',
          instructions:
            'Find the best moment to ask: when are people happiest with us? Ask three customers whether and where they ever wrote a review.\n\nMake a small card with one sentence and a code that leads straight there. The sentence asks for an honest opinion, not for stars, and offers nothing in return. Test the code with two phones. Send us the PDF, and a sentence for the counter.',
          allowed_types: ['upload', 'link'],
          minutes: 120,
        },
      ],
    },
  },
];
