import { expect, test } from 'vitest';
import { skills, skillsNamedIn } from './skills.ts';

test.each([
  ['nothing in an empty text', '', []],
  ['a word in any case', 'WRITING and canva', ['Writing', 'Canva']],
  ['a word at the start, at the end and alone', 'Filming', ['Filming']],
  [
    'a word beside punctuation',
    '(research), "Canva"; drawing! TikTok/YouTube.',
    ['TikTok', 'YouTube', 'Canva', 'Drawing', 'Research'],
  ],
  ['a word with a possessive', "Instagram's stories", ['Instagram']],
  ['a skill of two words', 'Some public speaking helps', ['Public speaking']],
  [
    'two words across a line, a hyphen or wide spaces',
    'social\nmedia, video-editing, photo   editing',
    ['Social media', 'Photo editing', 'Video editing'],
  ],
  ['a skill once, in the order of the list', 'Canva, writing, Canva, writing', ['Writing', 'Canva']],
  ['a word beside an emoji', '📸photography📸', ['Photography']],
  ['a word in a list', '- teamwork\n- selling\n* networking', ['Selling', 'Networking', 'Teamwork']],
])('finds %s', (_, text, found) => {
  expect(skillsNamedIn(text)).toEqual(found);
});

test.each([
  ['a part of a word', 'researchers, rewriting, drawings, upselling'],
  ['a word that continues with accented letters', 'éwriting, writingë, writing\u0301s'],
  ['a word that continues with digits or an underscore', 'canva2, my_drawing'],
  ['two words with something between', 'social and media; public. speaking'],
  ['half of a skill', 'public, social, graphic, event'],
])('does not find %s', (_, text) => {
  expect(skillsNamedIn(text)).toEqual([]);
});

test.each(skills)('%s is found by its own name and matches no other skill', (skill) => {
  expect(skill).toMatch(/^[A-Za-z ]+$/); // the patterns are built without escaping
  expect(skillsNamedIn(`You know ${skill.toLowerCase()}.`)).toEqual([skill]);
});
