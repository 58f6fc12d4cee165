// The vocabulary for generated texts, most frequent first: real stems, their forms, then compounds of two.
import { industryTags, initiativeTags, skills } from '@questline/contract/plain';

const stems =
  `student customer local help week team people share brand shop idea story video photo post visit talk
  sell learn market poster flyer survey event school friend neighbor product launch review partner letter reach grow
  test plan design write film draw print sign street park sport music food coffee bread cake farm garden flower book
  game toy bike shoe shirt dress gift card paper paint wood metal stone glass light sound color word page link click
  like follow comment channel stream podcast radio news report number chart table list map guide tour trip travel
  hotel beach mountain river lake forest trail camp winter summer spring autumn morning evening night family child
  parent senior health care dental fitness yoga dance run walk swim climb cook taste drink juice tea snack lunch
  dinner kitchen home house room door window clean repair build tool machine robot code data cloud phone screen
  laptop energy solar wind water green recycle nature animal dog cat horse bird fish science math history art museum
  theater movie actor singer artist dancer coach player club league match score goal prize award fund charity
  volunteer community city town village county state nation world future dream hope smile heart hand voice mind`
    .split(/\s+/)
    .filter(Boolean);
const endings = ['', 's', 'ing', 'ed', 'er', 'ers', 'ful', 'less', 'ment', 'able', 'ly', 'ish'];

/** Exactly `count` distinct words. */
function words(count: number): string[] {
  const forms = endings.flatMap((ending) => stems.map((stem) => stem + ending));
  const compounds = stems.flatMap((first, i) =>
    Array.from({ length: 12 }, (_, j) => first + stems[(i * 7 + j * 17 + 3) % stems.length]),
  );
  const all = [...new Set([...forms, ...compounds])];
  if (all.length < count) throw new Error(`only ${all.length} distinct words available`);
  return all.slice(0, count);
}

const list = (entries: readonly string[]) => `array[${entries.map((word) => `'${word}'`)}]`;

/** Lists for the SQL files, where `:tag_list` stands for the array of that name. */
export const listsOf = (wordCount: number) => ({
  word_list: list(words(wordCount)),
  tag_list: list(initiativeTags),
  industry_list: list(industryTags),
  skill_list: list(skills),
});
