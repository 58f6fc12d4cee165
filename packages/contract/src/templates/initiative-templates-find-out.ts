// Templates for finding something out: asking, listening, looking.
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
        'Many people pass us every day and only some come in. We know the ones inside and nothing about the others. You write a short survey, try it out, talk to twenty people and bring us what they said. We read every answer with you and change at least one thing because of it.',
      requirements:
        'You are friendly to strangers and can listen without interrupting. Interviewing and writing help, and simple spreadsheets; we show you the rest. Ask people in pairs with a friend or an adult, in busy public places and in daylight.',
      benefits:
        'You learn how to ask questions that people answer honestly, and how to turn answers into a recommendation. You get a written reference that says what you found out and what we changed.',
      goals: 'Twenty honest conversations, a one-page summary, and one change that we make within a month.',
      tags: ['Surveys', 'Market research', 'Customer interviews'],
      weekly_hours: 3,
      total_hours: 7,
      tasks: [
        {
          title: 'Write five questions',
          instructions:
            'Write five short questions for people who live or work near us.\n\n1. None of them may be answered with yes or no.\n2. One asks about the last time somebody bought what we sell, anywhere: where, why there, what annoyed them.\n3. One asks what they think we offer. Do not correct them.\n4. Do not ask for names, addresses or ages.\n\nSend us the five questions and one line for each: what will we know when it is answered?',
          allowed_types: ['text', 'upload'],
          minutes: 45,
        },
        {
          title: 'Try them on two people',
          instructions:
            'Read your questions aloud, word for word, to two people who do not know the project. Note every place where they hesitate, ask back or answer something else. Rewrite those questions.\n\nSend us the final questions, and for each change: what happened, and what you did about it.',
          allowed_types: ['text'],
          minutes: 45,
        },
        {
          title: 'Ask twenty people',
          instructions:
            'Take a friend or an adult along and go where our neighbors are: the bus stop, the park, outside a supermarket. Say who you are, who it is for and that it takes two minutes. A no is a no: thank them and go on.\n\nWrite down what people say in their own words, not what you think they meant. One row per person in a table, one column per question. No names.\n\nSend us the table.',
          allowed_types: ['upload', 'link'],
          minutes: 180,
        },
        {
          title: 'Tell us what to change first',
          instructions:
            'Read all answers twice. Which three things come up most? Count them.\n\nWrite one page: the three things with their numbers, the sentence that surprised you most, and the one change we should make first. Say which answers made you choose it and what it might cost us.',
          allowed_types: ['text', 'upload'],
          minutes: 90,
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
        'Talk to five of our customers for twenty minutes each, and bring us the sentences we would never hear ourselves.',
      overview:
        'Customers are polite to us. To a student they tell more. We introduce you to five people who have agreed to talk. You prepare a conversation, hold it, and write down the moments that matter: why they came the first time, why they came back, and when they nearly did not.',
      requirements:
        'Curiosity and patience. Interviewing is the heart of it; writing helps, and storytelling. You can talk on the phone, by video or at our place, whichever suits you and the customer.',
      benefits:
        'You learn a kind of interview that product teams everywhere use. Your best quotes appear on our wall and, if the customer agrees, on our website with your name as interviewer.',
      goals:
        'Five conversations, fifteen quotes that teach us something, and one page about why people come back.',
      tags: ['Customer interviews', 'Market research', 'Writing'],
      weekly_hours: 3,
      total_hours: 9,
      tasks: [
        {
          title: 'Prepare the conversation',
          instructions:
            'Write a guide on one page: a first sentence that says who you are and what you will do with the answers, then eight open questions about what people did, not what they would do. Good: "Tell me about the first time you came." Not good: "Would you like longer hours?"\n\nAdd three short follow-ups for when somebody says little, such as "What happened then?"\n\nSend us the guide; we answer within two days and then introduce you to the first customer.',
          allowed_types: ['text', 'upload'],
          minutes: 60,
        },
        {
          title: 'Hold the first one and improve the guide',
          instructions:
            'Hold the first conversation, twenty minutes at most. Ask before you record; if they would rather not, take notes. Let silence work: count to four before the next question.\n\nWithin a day, write down five things they said in their own words. Then look at your guide: which question brought nothing? Change it.\n\nSend us the five sentences and the new guide.',
          allowed_types: ['text', 'upload'],
          minutes: 75,
        },
        {
          title: 'Hold the other four',
          instructions:
            'Talk to the other four customers. After each, take fifteen minutes to write down: how they came to us, what they compared us with, what nearly kept them away, what they tell their friends.\n\nSend us your notes, one page for each. Use first names only, or initials where somebody asked for it.',
          allowed_types: ['text', 'upload', 'link'],
          minutes: 210,
        },
        {
          title: 'Why people come back',
          instructions:
            'Put all five side by side. What did at least three of them say? What did only one say that still matters?\n\nWrite one page with a headline of at most ten words, the three strongest reasons to come back, each with a quote, and one thing that we should repair. Choose the five quotes that you would print, and say who agreed to be quoted.',
          allowed_types: ['text', 'upload'],
          minutes: 120,
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
        'Visit three shops like ours with open eyes, compare what they show and what they ask for it, and find our gap.',
      overview:
        'We are here all day and rarely see how others do it. You visit three places that sell what we sell, as any customer would, and look at what is offered, what it costs, how it is shown and how people are greeted. Then you show us where we are better, where we are worse, and one thing nobody offers yet.',
      requirements:
        'A good eye and honest notes. Research and spreadsheets help. You look like any other customer: no photos where they are not allowed, no questions that a customer would not ask.',
      benefits:
        'You learn how shops decide on prices and shelves, and you present your findings to the people who decide. We tell you afterwards what we changed.',
      goals: 'Three visits, one comparison table, and one idea that we try within four weeks.',
      tags: ['Competitor research', 'Market research', 'Branding'],
      weekly_hours: 3,
      total_hours: 6,
      tasks: [
        {
          title: 'Make the checklist',
          instructions:
            'Look at our place or our website first, as if you had never been there. Then choose three others that somebody near us would go to instead, and ten products or services that most of them have.\n\nMake a table: the ten in rows; for each place a column for price, size and how it is shown. Below, leave room for: first impression from the street, greeting, waiting time, signs, and one thing that is clever.\n\nSend us the empty table and why you chose these three.',
          allowed_types: ['upload', 'link'],
          minutes: 60,
        },
        {
          title: 'Visit three places',
          instructions:
            'Go to each for about thirty minutes, at a time when customers are there. Fill in the table afterwards, outside. Write down prices exactly and note when something is missing. Where they sell online too, look at that as well.\n\nSend us the finished table.',
          allowed_types: ['upload', 'link'],
          minutes: 150,
        },
        {
          title: 'Find our gap',
          instructions:
            'Compare. Where do we cost more, and would a customer know why? What do all three have that we do not? What does nobody offer?\n\nWrite five sentences, each with the number or the observation behind it. End with the one thing you would try first, what it needs, and how we would notice after four weeks whether it worked.',
          allowed_types: ['text', 'upload'],
          minutes: 75,
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
        'Put something new of ours in front of ten people your age and find out whether they would really want it.',
      overview:
        'We have something new and are not sure whether young people would buy it. You gather ten of them, let them try it without us in the room, ask the right questions and watch what they do. We would rather hear a clear no from you now than learn it in half a year.',
      requirements:
        'You can bring ten people your age together, at school with permission, in a club or at home. Presenting and teamwork help, and research. Ask everybody about allergies before food or cosmetics are tried, and respect a no.',
      benefits:
        'You run a real product test from the first plan to the final recommendation. You get the product first, and your name stands in the story we tell about it.',
      goals:
        'Ten honest testers, one score that we can compare, and a clear recommendation: go, change or stop.',
      tags: ['Product testing', 'Market research', 'Product launches'],
      weekly_hours: 3,
      total_hours: 8,
      tasks: [
        {
          title: 'Plan the test',
          instructions:
            'Decide with us what is tested, and write a plan on one page: who the ten testers are and how you invite them, where and when, what they do in which order, and what you will watch for.\n\nAdd five questions. One must be: "What would you do if this did not exist?" One asks for a number from 0 to 10: how likely is it that you tell a friend? Do not ask "Do you like it?"\n\nIf it happens at school, add who gave you permission.',
          allowed_types: ['text', 'upload'],
          minutes: 75,
        },
        {
          title: 'Run it with ten people',
          instructions:
            'Hand out the product, say as little as possible and watch. Note what people do first, where they stop, what they say to each other. Ask your five questions one by one, so that nobody copies an answer.\n\nSend us one row per tester, without names: what they did, the number, and one sentence in their words. Pictures only of hands and products, never of faces.',
          allowed_types: ['upload', 'link'],
          minutes: 180,
        },
        {
          title: 'Go, change or stop',
          instructions:
            'Work out the average of the numbers, and read the reasons of the two highest and the two lowest.\n\nWrite one page that begins with one word: go, change or stop. Then your three strongest reasons, what you would change and for whom, and the price you think people your age would pay. Be as honest as you would be to a friend.',
          allowed_types: ['text', 'upload'],
          minutes: 90,
        },
        {
          title: 'Present it to us',
          instructions:
            'Tell us the result in ten minutes, by video call or at our place, with at most five slides: what you did, what surprised you, the number, your word, your next step.\n\nSend us the slides. We will ask what you are least sure about, so think about that beforehand.',
          allowed_types: ['upload', 'link'],
          minutes: 75,
        },
      ],
    },
  },
];
