// Sample texts: everyday ones, and ones that break layouts.
export const longName = 'Maximiliane-Katharina Freifrau von Hohenstein-Wittelsbacherin';
export const compound = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
export const paragraph =
  'Talk to twenty people who live within ten minutes of the shop. Take a friend or an adult with you, and stay in busy places during the day. Write down what they said in their own words, not what you think they meant.';

export const catalog = [
  {
    name: 'Technology & Digital',
    tags: ['Software', 'Mobile Apps', 'Cybersecurity', 'Cloud Computing', 'Robotics', 'Games'],
  },
  {
    name: 'Food & Beverage',
    tags: ['Bakery', 'Cafés', 'Organic Food', 'Catering', 'Restaurants', 'Food Trucks'],
  },
  { name: 'Social Impact', tags: ['Nonprofit', 'Community', 'Human Rights', 'Youth Programs'] },
  { name: 'Other Industries', tags: [compound, 'Crafts', 'Agriculture', 'Pets'] },
];

export const student = { id: '0190f3a2', name: 'Maya Torres' };
