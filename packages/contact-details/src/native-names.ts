// Names of apps and a few other words in scripts that phrases aren't written in.
import { fold } from './fold.ts';
import { rewrite, type View } from './view.ts';

const names = {
  telegram: 'телеграм телеграмм телега تلغرام تيليجرام تليجرام टेलीग्राम 电报 텔레그램 テレグラム',
  whatsapp: 'ватсап вотсап вацап whatsап واتساب واتس व्हाट्सएप व्हाट्सऐप वाट्सएप 왓츠앱 ワッツアップ',
  instagram: 'инстаграм инстаграмм انستقرام انستغرام इंस्टाग्राम 인스타그램 インスタグラム',
  insta: 'инста инсту инсте انستا इंस्टा 인스타 インスタ',
  snapchat: 'снэпчат снапчат سناب سنابشات स्नैपचैट 스냅챗 スナチャ',
  discord: 'дискорд дискорде ديسكورد डिस्कॉर्ड 디스코드 ディスコード',
  wechat: '微信 威信 加微',
  kakaotalk: '카톡 카카오톡',
};

const byName = new Map(
  Object.entries(names).flatMap(([name, native]) =>
    native.split(' ').map((one): [string, string] => [fold(one).text, name]),
  ),
);
const pattern = new RegExp([...byName.keys()].toSorted((a, b) => b.length - a.length).join('|'), 'g');

export const readNativeNames = (view: View): View =>
  /[^\0-\x7f]/.test(view.text) ? rewrite(view, pattern, ([name]) => ` ${byName.get(name)!} `) : view;
