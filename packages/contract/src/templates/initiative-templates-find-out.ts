// Templates for research: surveys, interviews, competitor visits and product tests.
import type { InitiativeTemplate } from './initiative-template.ts';

export const findOutTemplates: InitiativeTemplate[] = [
  {
    slug: 'neighborhood-survey',
    goal: 'find-out',
    content: {
      name: 'Neighborhood survey',
      description:
        'Ask twenty people nearby what would bring them through our door, and tell us what you would change first.',
      overview:
        "Many people walk past us every day, and only some come in. We know our customers but nothing about everyone else. You'll write a short survey, test it, talk to twenty people and tell us what they said. We'll go through every answer with you and change at least one thing because of it.",
      requirements:
        "You're friendly with strangers and can listen without interrupting. Experience with interviewing, writing or simple spreadsheets helps, and we'll show you the rest. Always go with a friend or an adult, in busy public places, during the day.",
      benefits:
        'You learn how to ask questions that people answer honestly, and how to turn answers into a recommendation. You get a written reference that describes what you found and what we changed.',
      goals: 'Twenty honest conversations, a one-page summary, and one change that we make within a month.',
      tags: ['Surveys', 'Market research', 'Customer interviews'],
      weekly_hours: 3,
      total_hours: 6,
      tasks: [
        {
          title: 'Write five questions',
          instructions:
            "Write five short questions for people who live or work near us.\n\n1. None of them can be answered with yes or no.\n2. One asks about the last time someone bought what we sell, anywhere: where, why there, and what annoyed them.\n3. One asks what they think we offer. Don't correct them.\n4. Don't ask for names, addresses or ages.\n\nSend us the five questions and one sentence for each: what will we learn from the answers?",
          allowed_types: ['text', 'upload'],
          minutes: 45,
          criteria: [
            'Nobody can answer with just yes or no',
            'One question is about the last time they bought something like ours',
            'Each question says what we learn from it',
          ],
        },
        {
          title: 'Test them on two people',
          instructions:
            "Read your questions aloud, word for word, to two people who don't know the project. Note every time they hesitate, ask what you mean or answer something else. Rewrite those questions.\n\nSend us the final questions. For each change, tell us what happened and what you did about it.",
          allowed_types: ['text'],
          minutes: 45,
          criteria: [
            'Two people heard the questions word for word',
            'Each change says what happened in the test',
          ],
        },
        {
          title: 'Ask twenty people',
          instructions:
            "Take a friend or an adult with you and go where our neighbors are: the bus stop, the park, outside a supermarket. Say who you are, who it's for and that it takes two minutes. If someone says no, thank them and move on.\n\nWrite down what people say in their own words, not what you think they meant. Use a table with one row per person and one column per question. No names.\n\nSend us the table.",
          allowed_types: ['upload', 'link'],
          minutes: 180,
          criteria: [
            'One row for each of twenty people',
            'Answers are in their own words',
            'No names anywhere',
          ],
        },
        {
          title: 'Tell us what to change first',
          instructions:
            'Read all the answers twice. Which three things come up most often? Count them.\n\nWrite one page: the three things with their numbers, the answer that surprised you most, and the one change we should make first. Tell us which answers led you to it and what it might cost us.',
          allowed_types: ['text', 'upload'],
          minutes: 90,
          criteria: [
            'Three findings, each with a count',
            'One change to make first, with the answers behind it',
            'Fits on one page',
          ],
        },
      ],
    },
  },
  {
    slug: 'customer-interviews',
    goal: 'find-out',
    content: {
      name: 'Five customer conversations',
      description:
        'Talk to five of our customers for twenty minutes each, and tell us what they would never tell us directly.',
      overview:
        "Customers are polite to us, but they'll tell a student more. We'll introduce you to five people who have agreed to talk. You'll prepare and lead the conversations, and write down the moments that matter: why they came the first time, why they came back, and when they almost didn't.",
      requirements:
        'Curiosity and patience. Interviewing is the core skill. Writing and storytelling help too. You can talk by video call or at our place, and one of us can join you.',
      benefits:
        "You learn an interview method that product teams everywhere use. Your best quotes go up on our wall and, if the customer agrees, on our website, with your first name if you'd like.",
      goals:
        'Five conversations, fifteen quotes that teach us something, and one page about why people come back.',
      tags: ['Customer interviews', 'Market research', 'Writing'],
      weekly_hours: 3,
      total_hours: 8,
      tasks: [
        {
          title: 'Prepare the conversation',
          instructions:
            "Write a one-page guide: an opening that says who you are and what you'll do with the answers, then eight open questions about what people did, not what they would do. Good: “Tell me about the first time you came.” Not good: “Would you like longer hours?”\n\nAdd three short follow-up questions for when someone doesn't say much, such as “What happened next?”\n\nSend us the guide. We'll reply within two days and then introduce you to the first customer.",
          allowed_types: ['text', 'upload'],
          minutes: 60,
          criteria: [
            'Eight open questions about what people did',
            'The opening says what happens with the answers',
            'Three short follow-up questions',
          ],
        },
        {
          title: 'Do the first one and improve the guide',
          instructions:
            "Have the first conversation, twenty minutes at most. Ask before you record. If they'd rather not, take notes. Leave room for silence: count to four before the next question.\n\nWithin a day, write down five things they said in their own words. Then look at your guide: which question led nowhere? Change it.\n\nSend us the five quotes and the new guide.",
          allowed_types: ['text', 'upload'],
          minutes: 75,
          criteria: [
            "Five quotes in the customer's own words",
            'The new guide fixes a question that led nowhere',
          ],
        },
        {
          title: 'Do the other four',
          instructions:
            'Talk to the other four customers. After each one, take fifteen minutes to write down how they found us, what they compared us with, what almost kept them away and what they tell their friends.\n\nSend us your notes, one page per customer. Use first names only, or initials if someone prefers that.',
          allowed_types: ['text', 'upload', 'link'],
          minutes: 210,
          criteria: [
            'One page of notes for each of the four',
            'Says how they found us and what almost kept them away',
            'First names or initials only',
          ],
        },
        {
          title: 'Why people come back',
          instructions:
            "Compare all five conversations. What did at least three people say? What did only one person say that still matters?\n\nWrite one page with a headline of at most ten words, the three strongest reasons to come back, each with a quote, and one thing we should fix. Choose the five quotes you'd print, and tell us who agreed to be quoted.",
          allowed_types: ['text', 'upload'],
          minutes: 120,
          criteria: [
            'Three reasons, each with a quote',
            'One thing we should fix',
            'Every quote comes with a yes from the customer',
          ],
        },
      ],
    },
  },
  {
    slug: 'competitor-shelf-check',
    goal: 'find-out',
    content: {
      name: 'Competitor shelf check',
      description:
        'Visit three stores like ours, compare what they offer and what they charge, and find what we are missing.',
      overview:
        "We're here all day and rarely see how others do it. You'll visit three places that sell what we sell, just like any customer, and look at what they offer, what it costs, how it's displayed and how people are greeted. Then you'll show us where we're better, where we're worse, and one thing nobody offers yet.",
      requirements:
        "You have a good eye and take honest notes. Research and spreadsheets help. Act like any other customer: no photos where they aren't allowed, and no questions a customer wouldn't ask.",
      benefits:
        "You learn how stores decide on prices and displays, and you present your findings to the people who decide. Afterward, we'll tell you what we changed.",
      goals: "Three visits, one comparison table, and one idea that we'll try within four weeks.",
      tags: ['Competitor research', 'Market research', 'Branding'],
      weekly_hours: 3,
      total_hours: 5,
      tasks: [
        {
          title: 'Make the checklist',
          instructions:
            "Look at our place or our website first, as if you'd never been there. Then choose three places that someone near us would go to instead, and ten products or services that most of them have.\n\nMake a table with the ten items as rows, and for each place a column for price, size and how it's displayed. Below, leave room for your first impression from the street, the greeting, the wait, the signs and one clever idea.\n\nSend us the empty table and tell us why you chose these three.",
          allowed_types: ['upload', 'link'],
          minutes: 60,
          criteria: [
            'Ten items that most of the places sell',
            'Room for price, size and display in every column',
            'Says why these three places',
          ],
        },
        {
          title: 'Visit three places',
          instructions:
            "Spend about thirty minutes at each place, at a time when other customers are there. Fill in the table afterward, outside. Write down exact prices and note what's missing. If they also sell online, look at that too.\n\nSend us the finished table.",
          allowed_types: ['upload', 'link'],
          minutes: 150,
          criteria: [
            'Exact prices for all three places',
            "Notes what's missing",
            'Includes first impression and greeting',
          ],
        },
        {
          title: 'Find our gap',
          instructions:
            "Compare. Where are we more expensive, and would a customer know why? What do all three have that we don't? What does nobody offer?\n\nWrite five sentences, each backed by a number or an observation. End with the one thing you'd try first, what it takes, and how we'd know after four weeks whether it worked.",
          allowed_types: ['text', 'upload'],
          minutes: 75,
          criteria: [
            'Five sentences, each with a number or an observation',
            'One thing to try first',
            "Says how we'd know after four weeks",
          ],
        },
      ],
    },
  },
  {
    slug: 'product-test-panel',
    goal: 'find-out',
    content: {
      name: 'Taste-makers: test it with ten teens',
      description:
        'Show our new product to ten people your age and find out whether they would really want it.',
      overview:
        "We have something new and aren't sure whether young people would buy it. You'll bring ten of them together, let them try it without us in the room, ask the right questions and watch what they do. We'd rather hear a clear no from you now than find out in six months.",
      requirements:
        'You can bring ten people your age together: at school with permission, in a club or at home. Presenting, teamwork and research help. Ask everyone about allergies before they try food or cosmetics, and respect a no.',
      benefits:
        'You run a real product test from the first plan to the final recommendation. You get the product first, and we mention you when we tell its story.',
      goals: 'Ten honest testers, one score we can compare, and a clear recommendation: go, change or stop.',
      tags: ['Product testing', 'Market research', 'Product launches'],
      weekly_hours: 3,
      total_hours: 7,
      tasks: [
        {
          title: 'Plan the test',
          instructions:
            "Decide with us what to test, and write a one-page plan: who the ten testers are and how you'll invite them, where and when, what they'll do in which order, and what you'll watch for.\n\nAdd five questions. One must be: “What would you do if this didn't exist?” One asks for a number from 0 to 10: how likely are you to tell a friend about it? Don't ask “Do you like it?”\n\nIf you run the test at school, tell us who gave you permission.",
          allowed_types: ['text', 'upload'],
          minutes: 75,
          criteria: [
            "Says who the ten testers are and how you'll invite them",
            'The five questions include the number from 0 to 10',
            'No question asks whether they like it',
          ],
        },
        {
          title: 'Run it with ten people',
          instructions:
            'Hand out the product, say as little as possible and watch. Note what people do first, where they get stuck and what they say to each other. Ask each person your five questions separately, so that nobody copies an answer.\n\nSend us one row per tester, without names: what they did, their number, and one sentence in their own words. Photos only of hands and products, never of faces.',
          allowed_types: ['upload', 'link'],
          minutes: 180,
          criteria: [
            'One row for each of ten testers, without names',
            'Each row has a number and a sentence in their own words',
            'No faces in photos',
          ],
        },
        {
          title: 'Go, change or stop',
          instructions:
            "Calculate the average of the numbers, and read the reasons behind the two highest and the two lowest.\n\nWrite one page that starts with one word: go, change or stop. Then give your three strongest reasons, what you'd change and for whom, and the price you think people your age would pay. Be as honest as you'd be with a friend.",
          allowed_types: ['text', 'upload'],
          minutes: 90,
          criteria: [
            'Starts with one word: go, change or stop',
            'Three reasons that come from the test',
            'Names a price',
          ],
        },
        {
          title: 'Present it to us',
          instructions:
            "Present the result in ten minutes, by video call or at our place, with at most five slides: what you did, what surprised you, the number, your recommendation and the next step.\n\nSend us the slides. We'll ask what you're least sure about, so think about that in advance.",
          allowed_types: ['upload', 'link'],
          minutes: 75,
          criteria: ['At most five slides', 'Says what surprised you', 'Ends with a next step'],
        },
      ],
    },
  },
];
