// Templates for winning customers: newsletters, booths, referrals, partners and reviews.
import type { InitiativeTemplate } from './initiative-template.ts';

export const sellTemplates: InitiativeTemplate[] = [
  {
    slug: 'newsletter-test',
    goal: 'sell',
    content: {
      name: 'Newsletter test: two subject lines, one winner',
      description:
        'Write a short email with two subject lines, test each on half of our list, and find out what makes people open it.',
      overview:
        "Many customers want to hear from us, and we hardly ever write. You'll write one email that's worth a minute of their time, with two different subject lines. We'll send each version to half of the list, and you'll analyze the result. Then you'll do it again, better.",
      requirements:
        "Writing that gets to the point. Email marketing is new to most people, so we'll explain the tool. You never see our customers' email addresses, because we do the sending.",
      benefits:
        'You run a real experiment with real readers and learn to tell luck from a result. You can show both emails and their numbers in your portfolio.',
      goals: 'Two emails sent, a winner each time, and a rule of thumb for our next ten subject lines.',
      tags: ['Newsletters', 'Writing', 'Online sales'],
      weekly_hours: 2,
      total_hours: 7,
      tasks: [
        {
          title: 'Read ten others',
          instructions:
            "Collect ten newsletters from your own inbox or your family's. For each one: would you have opened it, and because of which words? Did you read to the end, and what did it want you to do?\n\nSend us a table with ten rows, and your three rules for a good subject line.",
          allowed_types: ['text', 'upload', 'link'],
          minutes: 75,
          criteria: [
            'Ten rows, one for each newsletter',
            'Quotes the words that made you open it',
            'Three rules for a good subject line',
          ],
        },
        {
          title: 'Write the email and two subject lines',
          instructions:
            "Choose one piece of news with us. Write the email in at most 120 words: one image, one idea, one button. Read it on a phone.\n\nWrite ten subject lines, then choose two that differ in only one way: a question or a statement, with a number or without, short or long. Predict which one will win and why. Use at most 45 characters each, and don't promise anything the email doesn't deliver.",
          allowed_types: ['text', 'upload'],
          minutes: 120,
          criteria: [
            'At most 120 words, with one button',
            'The subject lines differ in only one way',
            'Predicts the winner and says why',
          ],
        },
        {
          title: 'Read the result',
          instructions:
            "Two days after we send it, we'll give you the numbers for each version: how many people received it, opened it, clicked and unsubscribed.\n\nCalculate the percentages. Is the difference big enough to trust? As a rule of thumb, with fewer than 200 readers each, a difference of less than ten points can be luck. Write half a page: what happened, whether you were right, and what you'd test next.",
          allowed_types: ['text', 'upload'],
          minutes: 60,
          criteria: [
            'Percentages for both versions',
            'Says whether the difference could be luck',
            'Names what to test next',
          ],
        },
        {
          title: 'Do it again, better',
          instructions:
            "Write the second email with what you learned, again with two subject lines that differ in one way. We'll send it the following week and give you the numbers.\n\nSubmit the email, the result, and a list of five rules that we can follow without you.",
          allowed_types: ['text', 'upload'],
          minutes: 150,
          criteria: [
            'Uses what you learned the first time',
            'Comes with the numbers',
            'Five rules we can follow',
          ],
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
        'Plan a small booth at a market, a fair or a school event, run it with us for a day, and win new customers.',
      overview:
        "Once or twice a year, we could set up where lots of people walk by, but we never find the time to prepare. You'll plan the booth: what people see first, what they can do there and what they take home. On the day, you'll run it together with one of us, and afterward you'll tell us whether it was worth it.",
      requirements:
        "You like talking to people. Event planning, customer service and teamwork help, and you can try selling if you want. You're free on the day of the event. An adult from our team is there the whole time and handles the money.",
      benefits:
        "You plan and run something real with a budget. You get free food on the day, a reference, and your pick of what's left over.",
      goals:
        'A booth where a hundred people stop, thirty new contacts who want to hear from us, and a clear record of the costs.',
      tags: ['Events', 'Direct sales', 'Branding'],
      weekly_hours: 5,
      total_hours: 26,
      tasks: [
        {
          title: 'Choose the event and plan the booth',
          instructions:
            "Find three events in the next two months that our kind of customers go to. For each one: date, place, expected visitors, price of a booth, and rules.\n\nRecommend one, and draw the booth from above: table, sign, where people stop, and what they can touch or try. Add the one sentence you'd say to someone walking past.",
          allowed_types: ['upload', 'text'],
          minutes: 240,
          criteria: [
            'Three events with date, price and visitors',
            'Recommends one and says why',
            'A drawing of the booth from above',
          ],
        },
        {
          title: 'Something to do, something to take home',
          instructions:
            "Plan one thing that people can do at the booth in under a minute and that has to do with us: guess, taste, build or vote. Try it with five people.\n\nPlan one thing with our name on it that they can take home, within the budget we agreed on. Describe how people can leave their email address if they want to: on paper, with a clear sentence about how we'll use it, and nobody under 16.",
          allowed_types: ['text', 'upload'],
          minutes: 300,
          criteria: [
            'Takes less than a minute, tried with five people',
            'Stays within the budget',
            "Says how we'll use an email address, and asks nobody under 16",
          ],
        },
        {
          title: 'Checklist for the day',
          instructions:
            "Write a checklist that someone new could follow: what to pack, who brings it, when to set up, who works when, breaks, weather, what to do if something runs out, and how to clean up.\n\nAdd a budget with every item. We'll order and print everything on it.",
          allowed_types: ['upload', 'link'],
          minutes: 240,
          criteria: [
            'Someone new could follow it',
            'Says who brings what, and when',
            'The budget lists every item',
          ],
        },
        {
          title: 'Run the booth',
          instructions:
            'On the day, set up with us, then run the booth. Every hour, keep a tally of who stopped, who took part, who bought something and who left an email address. Write down the three questions people asked most.\n\nSend us a photo of the booth before it opens, without people, and a photo of your tally sheet.',
          allowed_types: ['upload'],
          minutes: 600,
          criteria: [
            'A tally for every hour',
            'The three questions people asked most',
            'A photo of the booth without people',
          ],
        },
        {
          title: 'Was it worth it?',
          instructions:
            "Add up what it cost, including your hours and ours, and what we got out of it. What did one new contact cost?\n\nWrite one page: the numbers, what drew people in and what didn't, the three questions with good answers, and a clear yes or no for next year.",
          allowed_types: ['text', 'upload'],
          minutes: 180,
          criteria: [
            'Adds up all costs, including hours',
            'What one new contact cost',
            'A clear yes or no for next year',
          ],
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
        'Give our customers a reason to bring a friend, run it for one week, and count who came because of it.',
      overview:
        "Most of our best customers came because someone told them about us. We've never asked anyone to do that. You'll design a referral week: what both friends get, how they hear about it and how we count. We'll run it, you'll watch the numbers every day and adjust, and at the end we'll know whether to do it every season.",
      requirements:
        "You have ideas and a sense of what's fair. Copywriting for a card and a post, Canva or drawing for the design, and spreadsheets for the numbers.",
      benefits:
        'You design an offer and see right away whether it works. You learn how to calculate what a new customer may cost. You can add the result to your portfolio with our name.',
      goals:
        'Twenty new customers in one week who came with or through a friend, at a cost we agreed on beforehand.',
      tags: ['Referrals', 'Direct sales', 'Posters and flyers'],
      weekly_hours: 4,
      total_hours: 12,
      tasks: [
        {
          title: 'Design the offer',
          instructions:
            "Ask five people whether they've ever brought a friend to a store, and why or why not. Then come up with three offers. For each one: what the customer gets, what the friend gets, what it costs us, and how someone could cheat.\n\nRecommend one. It should take one sentence to explain and shouldn't make anyone feel used.",
          allowed_types: ['text', 'upload'],
          minutes: 150,
          criteria: [
            'Three offers with what each costs us',
            'Says how someone could cheat',
            'The best one fits into one sentence',
          ],
        },
        {
          title: 'Make the card and the texts',
          instructions:
            'Design a card the size of a business card: the offer in one sentence, space for a first name, an expiration date and our name. Write one post and one sentence for us to say at the counter.\n\nRead the sentence aloud to three people. If anyone asks what it means, make it simpler. Send us the card as a PDF, and the texts.',
          allowed_types: ['upload', 'link'],
          minutes: 180,
          criteria: [
            'The offer is clear in one sentence',
            'Has an expiration date and space for a name',
            'Three people understood it right away',
          ],
        },
        {
          title: 'Run the week',
          instructions:
            "We'll hand out the cards and count. Every evening, we'll send you three numbers: cards handed out, cards returned and new customers. Keep a table, and suggest one change in the middle of the week if something isn't working: a different sentence or a different place for the cards.\n\nAt the end, send us the table with your notes for each day.",
          allowed_types: ['upload', 'link'],
          minutes: 240,
          criteria: ['Three numbers for every day', 'One change in the middle of the week, with its reason'],
        },
        {
          title: 'Should we do it again?',
          instructions:
            'Calculate how many cards it takes to win one new customer, what each one cost us, and how much they have to buy before it pays off.\n\nWrite one page with these numbers, what customers said about it, and your advice: every season, once a year, or never.',
          allowed_types: ['text', 'upload'],
          minutes: 120,
          criteria: [
            'Cards needed for one new customer',
            'What one new customer cost us',
            'Clear advice: every season, once a year or never',
          ],
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
        'Find twenty places nearby whose customers would like us too, and win over the first two as partners.',
      overview:
        "The gym, the bookstore, the music school: their customers could be ours, and ours could be theirs. You'll find twenty places like that, find out who to talk to, write to the best five in our name, and prepare one small thing to do together. We'll make the calls with you.",
      requirements:
        "Research and friendly writing. Networking is a big word for what we're doing here: asking nicely. You'll use spreadsheets for the list, and you'll learn some negotiation.",
      benefits:
        "You learn how companies start working together, and you're in the room when they decide. Afterward, several local companies know your name.",
      goals:
        'A list of twenty places, five friendly emails, two replies, and one joint project on the calendar.',
      tags: ['Local partnerships', 'Market research', 'Referrals'],
      weekly_hours: 3,
      total_hours: 9,
      tasks: [
        {
          title: 'Twenty places',
          instructions:
            "Find twenty companies, clubs or schools within twenty minutes of us whose customers might like us, and who don't sell what we sell. For each one: name, what they do, who goes there, website, public contact, and one sentence about why we fit.\n\nUse only public information. Send us the table, with the five best at the top.",
          allowed_types: ['upload', 'link'],
          minutes: 180,
          criteria: [
            "Twenty places that don't sell what we sell",
            'Only public information',
            'The five best are at the top',
          ],
        },
        {
          title: 'One small idea for each of the five',
          instructions:
            "For each of the best five, come up with one small thing to do together that doesn't cost either side much: a shelf for each other's cards, a joint Saturday, a member discount or a workshop. Start with what they get out of it.\n\nSend us five lines for each of the five.",
          allowed_types: ['text', 'upload'],
          minutes: 90,
          criteria: ['Starts with what they get out of it', 'Cheap for both sides', 'Each idea is different'],
        },
        {
          title: 'Write to them',
          instructions:
            "Write five emails of at most 100 words in our name: who we are, why you thought of them, the one small idea, and a question that's easy to answer. Make each one clearly personal.\n\nSend us all five. We'll edit them with you and send them. If nobody answers within a week, write one short reminder.",
          allowed_types: ['text', 'upload'],
          minutes: 120,
          criteria: [
            'At most 100 words each',
            'Clearly personal',
            "Ends with a question that's easy to answer",
          ],
        },
        {
          title: 'Prepare the first joint project',
          instructions:
            "When a place says yes, write one page: what happens, when, who does what, what it costs each side, and how we'll know whether it worked. Join the call or the visit if you like.\n\nSend us the page. If nobody says yes, tell us what you learned from the answers, which five you'd ask next, and how.",
          allowed_types: ['text', 'upload'],
          minutes: 120,
          criteria: [
            'Says who does what, and when',
            'What it costs each side',
            "How we'll know whether it worked",
          ],
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
        "Find out why happy customers don't review us, make it easy for them, and reply to the reviews we already have.",
      overview:
        "Happy customers stay quiet, and three old complaints are at the top of our page. You'll read everything people have written about us, find the moment when a customer would be glad to write a review, make a small card that takes them there, and draft replies in our name. Everything stays honest: nobody gets paid, nobody is told what to write, and no review comes from us.",
      requirements:
        'You can write with tact and read between the lines. Experience in customer service helps, and so does copywriting for one small card.',
      benefits:
        "You learn how a company deals with praise and complaints in public. A month later, we'll show you how our page has changed.",
      goals: 'Fifteen new honest reviews in a month, and a friendly reply to every review that has none.',
      tags: ['Customer reviews', 'Writing', 'Branding'],
      weekly_hours: 2,
      total_hours: 5,
      tasks: [
        {
          title: 'Read everything',
          instructions:
            "Read all our public reviews, and the latest thirty reviews of a similar place that has more. Sort ours into praise, criticism, things that are simply wrong, and problems we've fixed since then.\n\nSend us a table with the counts, the five best sentences, and the complaint we should fix before we ask anyone for a review.",
          allowed_types: ['text', 'upload', 'link'],
          minutes: 90,
          criteria: [
            'Every review is counted',
            'Five sentences worth quoting',
            'Names the complaint to fix first',
          ],
        },
        {
          title: 'Draft the replies',
          instructions:
            "Draft a reply for each review without one, up to ten. Two to four sentences, and no two alike: thank them for something specific, say what we'll do about it, never argue, and never mention anything private.\n\nFor the hardest one, write two versions. We'll check them once more and publish them.",
          allowed_types: ['text', 'upload'],
          minutes: 90,
          criteria: [
            'Thanks them for something specific',
            'No two are alike',
            'Never argues, and mentions nothing private',
          ],
        },
        {
          title: 'Make it easy',
          instructions:
            "Find the best moment to ask: when are people happiest with us? Ask three customers whether they've ever written a review, and where.\n\nMake a small card with one sentence and a QR code that leads straight to the review page. The sentence asks for an honest opinion, not for stars, and offers nothing in return. Test the code with two phones. Send us the PDF, and a sentence for the counter.",
          allowed_types: ['upload', 'link'],
          minutes: 120,
          criteria: [
            'Asks for an honest opinion, not for stars',
            'Offers nothing in return',
            'The code works on two phones',
          ],
        },
      ],
    },
  },
];
