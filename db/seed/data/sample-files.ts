// Files that students submitted, by their original name. Small, but really of the type their name says.
import { submissionFileTypes, type SubmissionFileExtension } from '@questline/contract/plain';
import { paintPng } from '../build/tiny-png.ts';
import { writePdf } from '../build/tiny-pdf.ts';

export type SampleFile = { mediaType: string; bytes: Buffer };

const text = (lines: string[]) => Buffer.from(`${lines.join('\n')}\n`);

const contents: Record<string, Buffer> = {
  'twenty-answers-canal-road.csv': text([
    'no,who,last bought bread,why there,what would bring them in',
    '1,man with a ladder,yesterday,on the way,a sign outside',
    '2,two nurses,this morning,opens at six,coffee to go before six',
    '3,woman with a dog,last week,the dog can come in,a hook for the leash',
    '4,student,never buys bread,,somewhere to sit',
    '5,older couple,Saturday market,they know the seller,nothing - they like it as it is',
  ]),
  'ten-clubs.csv': text([
    'club,contact,meets,buys now,estimate per week',
    'Choir,Amara,Tuesday 4:00 pm,rolls,60',
    'Chess,Mr. Lindgren,Wednesday 3:30 pm,chips,20',
    'Swimming,Tasha,Monday 5:00 pm,bananas,30',
    'Debate,Ms. Okoro,Thursday 4:00 pm,cookies,25',
    'Robotics,Yusuf,Friday 3:30 pm,pizza,18',
  ]),
  'fifteen-guests.csv': text([
    'customer,looks first at,seconds to order,asks',
    '1,top right,48,is the soup vegan',
    '2,prices,31,',
    '3,top left,75,how big is large',
    '4,the cake instead,22,what is in it',
  ]),
  'how-do-you-get-to-school.csv': text([
    'no,today,distance in miles,what would make you ride',
    '1,bus,2.5,a lock',
    '2,car,4,someone to ride with',
    '3,on foot,0.5,nothing - it is close',
    '4,bus,3,a place to dry my jacket',
  ]),
  'four-shops-twelve-products.csv': text([
    'product,our price per 4 oz,store A,store B,store C,store D',
    'basil,1.10,2.40,2.20,2.60,2.35',
    'carrots,0.42,0.22,0.25,0.19,0.28',
    'salad mix,1.60,1.55,1.70,1.49,1.80',
  ]),
  'twenty-five-tags.csv': text([
    'piece,tag,mender',
    'gray coat,"Lining: new. Pockets: deeper than before. Holds two books now.",Paul',
    'denim jacket,"Someone loved the left sleeve too much. It is fine again.",Zeynep',
    'red scarf,"One hole, one heart-shaped patch. We could not resist.",Zeynep',
  ]),
  'eight-shelf-cards.txt': text([
    'For the friend who says they have no time: eleven stories, none longer than a bus ride.',
    '',
    'Start in the middle. Really. Then go back.',
    '',
    'Give it to your uncle. He will call you.',
  ]),
  'three-sketches.png': paintPng(900, 640, 'sketches'),
  'night-tide-invitation.png': paintPng(640, 900, 'night'),
  'saturday-poster-draft.pdf': writePdf(
    'SATURDAY',
    ['Fresh bread behind the flowers', '7 to 1, Market Square'],
    14,
  ),
  'saturday-poster-final.pdf': writePdf(
    'SATURDAY',
    ['Fresh bread behind the flowers', '7 to 1, Market Square'],
    28,
  ),
  'we-fix-ugly-first.pdf': writePdf(
    'WE FIX UGLY',
    ['Free design help for student clubs', 'Thursdays, above the bike shop'],
    20,
  ),
  'nora-pepper-old-tom.pdf': writePdf(
    'Nora, Pepper, Old Tom',
    [
      'Nora waits until the other dog has had a drink.',
      'Pepper knows every bench in the park.',
      'Old Tom is not slow. He is sniffing every tree.',
    ],
    16,
  ),
  'price-list-gift-fair.pdf': writePdf(
    'Price list',
    ['Mugs $18 - Bowls $26 - Plates $22', 'Tiny vases $9 - Mistakes $5'],
    20,
  ),
  'seven-reviews.pdf': writePdf(
    'Seven games, honestly',
    [
      '1. Better with rain outside.',
      '2. Someone always cries, usually me.',
      '3. Short, sharp, again please.',
    ],
    16,
  ),
};

export const sampleFiles: Record<string, SampleFile> = Object.fromEntries(
  Object.entries(contents).map(([name, bytes]) => {
    const extension = name.slice(name.lastIndexOf('.') + 1) as SubmissionFileExtension;
    return [name, { mediaType: submissionFileTypes[extension], bytes }];
  }),
);
