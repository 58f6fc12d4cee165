// Words of other scripts, so that phrases and concepts need only their English counterparts.
import { fold } from './fold.ts';
import { rewrite, type View } from './view.ts';

/** Beginnings of words, because of their endings in Russian, Ukrainian, Greek, Arabic, Hebrew and Hindi. */
const beginnings = {
  telegram: 'телеграм телег тг تلغرام تيليجرام تليجرام تلجرام टेलीग्राम τελεγραμ טלגרם',
  whatsapp: 'ватсап вотсап вацап вайбер واتساب واتس الواتس वाट्सएप व्हाट्सएप व्हाट्सऐप ווטסאפ וואטסאפ',
  instagram: 'инстаграм انستقرام انستغرام انستجرام इंस्टाग्राम אינסטגרם',
  insta: 'инст انستا إنستا इंस्टा אינסטה ινστα',
  snapchat: 'снэпчат снапчат снэп снап سناب سنابشات स्नैपचैट סנאפ',
  discord: 'дискорд дс ديسكورد डिस्कॉर्ड דיסקורד',
  facebook: 'вконтакте вк فيسبوك فيس फेसबुक פייסבוק',
  number: 'номер номерок رقم رقمك رقمي नंबर नम्बर מספר αριθμο νουμερο',
  phone:
    'телефон сотов мобильн мобилк трубк هاتف الهاتف جوال جوالك موبايل تلفون फोन मोबाइल טלפון נייד τηλεφων κινητο',
  email: 'почт мейл мыло имейл емейл بريد ايميل إيميل ईमेल אימייל מייל',
  call: 'позвон звони звонок набер созвон дзвони подзвони اتصل سأتصل تتصل كلمني कॉल תתקשר אתקשר παρε',
  write: 'пиши напиш черкн спиш переписк отпиш راسلني اكتب أكتب اكتبي लिख मैसेज תכתוב תכתבי γραψε στειλε',
  give: 'дай скинь кинь скажи дашь подели أعطني اعطني اعطيني هات ابعث दो दे बताओ תן תני תביא δωσε',
  add: 'добав заявк أضفني اضفني ضيفني ऐड जोड़ תוסיף',
  meet: 'встрет встреч увид погул نلتقي نتقابل أقابلك اقابلك मिल ניפגש נפגש βρεθουμε συναντηθουμε',
  come: 'приход приезж заход зайди заезж приди تعال تعالي आओ जाओ בוא בואי ελα',
  alone: 'вдвоем наедине один одна одни لوحدك وحدنا لوحدنا بمفردك अकेले לבד μονοι μονη',
  secret: 'секрет тайн سر سرنا राज סוד μυστικο',
  nobody: 'никому никого никто أحد احد किसी אף κανεναν',
  parents: 'родител мам пап والديك والدك أهلك اهلك امك माता पिता मम्मी पापा הורים אמא אבא γονεις',
  home: 'дом домой квартир بيتي البيت منزلي घर הביתה σπιτι',
  here: 'здесь тут هنا यहां यहाँ פה כאן εδω',
  there: 'там туда هناك वहां वहाँ שם εκει',
  not: 'не لا ليس नहीं मत לא δεν μην',
  your: 'твой твоя твои свой тво ваш तुम्हारा तुम्हारी तेरा आपका שלך σου',
  my: 'мой моя мне меня мое मेरा मेरी שלי μου',
  poster: 'плакат афиш листовк الملصق ملصق पोस्टर הפוסטר αφισα',
  shop: 'магазин лавк المتجر دكان المحل दुकान החנות μαγαζι',
  class: 'класс учител الصف المعلم المدرسة कक्षा स्कूल הכיתה',
  together: 'вместе معا मिलकर ביחד μαζι',
};

/** Scripts without spaces between words. */
const anywhere = {
  telegram: '电报 텔레그램 テレグラム',
  whatsapp: '왓츠앱 ワッツアップ',
  instagram: '인스타그램 インスタグラム',
  insta: '인스타 インスタ',
  snapchat: '스냅챗 スナチャ',
  discord: '디스코드 ディスコード',
  wechat: '微信 威信 加微 薇信 vx',
  kakaotalk: '카톡 카카오톡 오픈채팅',
  line: 'ライン',
  qq: '扣扣 企鹅号',
  number: '号码 号 번호 番号',
  phone: '电话 手机 전화 휴대폰 핸드폰 폰 電話 携帯 ケータイ スマホ',
  email: '邮箱 邮件 이메일 메일 メール',
  call: '打给你 打给我 给你打 给我打 전화할게 전화해 통화 かける かけて 通話',
  write: '私信 私聊 联系我 联系你 문자 디엠 연락 連絡 DM ダイエム',
  give: '给我 告诉我 줘 알려줘 주세요 教えて ちょうだい ください 发我',
  add: '加我 加一下 加个 추가 追加 交換 フォロー',
  meet: '见面 碰面 约 만나자 만날래 만나 会おう 会わない 会いたい 会える 会って',
  come: '来我家 过来 와 来て おいで',
  alone: '单独 两个人 一个人 둘이 단둘이 혼자 二人で ふたりで 一人で',
  secret: '秘密 保密 비밀 内緒 ないしょ 秘密に',
  nobody: '别告诉 不要告诉 말하지 言わないで 黙って',
  parents: '爸妈 父母 爸爸 妈妈 부모님 엄마 아빠 親 お母さん お父さん 両親 保護者 보호자',
  home: '我家 집으로 우리집 うちに 家に',
  here: '这里 여기 ここ こっち',
  there: '那边 거기 그쪽 そこ あっち',
  poster: '海报 传单 포스터 전단지 ポスター チラシ',
  shop: '店里 商店 가게 매장 お店 店',
};

const entries = (words: Record<string, string>) =>
  Object.entries(words).flatMap(([english, native]) =>
    native.split(' ').map((one): [string, string] => [fold(one).text, english]),
  );
const longestFirst = (words: [string, string][]) =>
  words.map(([native]) => native).toSorted((a, b) => b.length - a.length);

/** Short Cyrillic words can look like English ones once they are folded: "не" like "he". */
const isDistinct = ([native]: [string, string]) => native.length > 4 || /[^\0-\x7f]/.test(native);
/** Short ones have to be whole words. */
const shortest = 4;

const [started, contained] = [entries(beginnings).filter(isDistinct), entries(anywhere)];
const english = new Map([...started, ...contained]);
const letter = '[a-z\\u0370-\\u0dff]';
const whole = started.filter(([native]) => native.length < shortest);
const opening = started.filter(([native]) => native.length >= shortest);
const pattern = new RegExp(
  `(?<!${letter})(?:${longestFirst(opening).join('|')}|(?:${longestFirst(whole).join('|')})(?!${letter}))|` +
    longestFirst(contained).join('|'),
  'g',
);

export const readNativeWords = (view: View): View =>
  /[^\0-\x7f]/.test(view.text) ? rewrite(view, pattern, ([native]) => ` ${english.get(native)!} `) : view;
