// The most common phrases in Spanish, Portuguese, French, German and Italian. Accents are folded: "número" is "numero".

export const translatedSets = {
  EN: new Set('en por a via al no na pelo pela sur par auf uber per su con mit a im in bei'.split(' ')),
  TU: new Set('tu su tus teu seu sua tua ton ta votre dein deine deinen deiner il tuo'.split(' ')),
  MI: new Set('mi meu minha mon ma mein meine meinen mio mia'.split(' ')),
  ES: new Set('es e est ist c cest esta heisst'.split(' ')),
  NUMERO: new Set(
    'numero telefono celular movil cel telefone telemovel portable nummer handynummer telefonnummer handy cellulare tel numerito whats zap'.split(
      ' ',
    ),
  ),
  CORREO: new Set('correo email mail courriel emailadresse gmail hotmail'.split(' ')),
};

export const translatedMessengerPhrases = [
  // Spanish
  'agregame|escribeme|mandame|hablame|contactame|buscame|sigueme|anadime|agregame|encuentrame|enviame EN APP',
  'agregame|escribeme|mandame|hablame|buscame|sigueme|anademe FILLER* un|mensaje|al|mejor|directo|EN? EN? mensaje|APP APP?',
  'hablamos|hablemos|seguimos|sigamos|hablar|chatear|chateamos|escribirnos|continuamos|platicamos|platicar|mejor|pasamos|charlamos mejor|directo? EN APP',
  'tienes|tenes|usas|tiene CHAT|instagram',
  'pasas|das|dices|mandas TU APP|NUMERO|CORREO',
  'estas en APP END',
  'cual es TU APP',
  'pasame|dame|mandame|dime|comparteme|enviame TU APP',
  'te agrego|escribo|busco|hablo|sigo EN APP',
  'MI APP ES NAME',
  'MI usuario ES|EN NAME',
  'fuera de questline|aqui|la|esta',
  'hablar|hablamos|hablemos en|por privado',
  // Portuguese
  'me chama|adiciona|manda|segue|procura|chame|add EN CHAT|instagram|zap|whats',
  'chama|fala|falar|conversar|vamos conversar|falar|comigo|nos? EN CHAT|instagram|zap|whats',
  'qual|passa|manda|me o|e|passa|manda? o? TU APP|zap|whats',
  'voce tem|usa CHAT|instagram|zap',
  'manda|chama|fala|adiciona ANY* no|na|pelo CHAT|instagram|zap',
  // French
  'ajoute|ecris|contacte|rejoins|trouve|suis|envoie moi FILLER* EN APP',
  'tu as|utilises un? APP',
  'tu es sur APP',
  'parler|parle|discuter|continuer|passons|discute|continue EN APP',
  'donne|envoie|file moi TU APP',
  'tas CHAT|instagram',
  'cest quoi TU APP',
  'passe|viens|rejoins EN APP',
  // German
  'schreib|adde|kontaktiere|finde|folge|such mir|mich EN APP',
  'bist du auf? EN? APP',
  'hast|benutzt|nutzt du CHAT|instagram',
  'wie|was heisst|ist du|dein EN? APP',
  'schreiben|reden|lass|wechseln|weiter uns|wir|lieber? lieber? EN APP',
  // Italian
  'scrivimi|aggiungimi|contattami|cercami|seguimi EN APP',
  'hai|usi CHAT|instagram END',
  'parliamo|sentiamoci|continuiamo EN APP',
];

export const translatedPhonePhrases = [
  'TU NUMERO END',
  'cual|pasame|dame|mandame|dime|enviame|tienes|me|qual|passa|manda es|das|pasas|passa|e|o|manda? TU|un|o? TU? NUMERO',
  'donne|envoie|file moi TU NUMERO',
  'gib|schick|sag mir TU NUMERO',
  'dammi|mandami il? TU NUMERO',
  'MI NUMERO de? NUMERO? ES',
  'te|ti|te doy|paso|mando|dejo|dou|passo|do o|il? MI NUMERO',
  'voici|aqui|ecco|hier|este il|tienes|esta|ist|ES? MI NUMERO',
  'llamame|llameme|ligame|appelle|ruf|chiamami|marcame|liga|telefoneame !asi !moi',
  'appelle moi',
  'ruf mich an',
  'me liga|llamas|marcas',
  'te llamo|marco|ligo',
];

export const translatedEmailPhrases = [
  'MI CORREO ES',
  'TU CORREO END',
  'pasame|dame|mandame|dime|enviame TU CORREO',
  'escribeme|mandame|enviame|contactame EN|a MI? CORREO',
];

export const translatedMeetingPhrases = [
  'a solas',
  'solo|solos|solamente tu|nosotros|los|nos y|dos|dois yo|END|nosotros',
  'nos vemos|veamos FILLER* solos|solo|fuera|afuera',
  'ven|vente|venir|veni sola|solo|solita|solito END',
  'ven|vente|venir|pasa|vienes EN MI casa|apartamento|departamento|piso|coche|carro|hotel',
  'paso|voy por|a ti|recogerte|buscarte',
  'te recojo|llevo|busco EN|a? casa|coche|carro|despues|tu|la|escuela|END',
  'no le|les|se digas|cuentes|lo a|digas? TU|nadie|a? padres|mama|papa|nadie|TU|madre|padre',
  'sin que tus|tu|nadie padres|mama|se|papa',
  'nuestro secreto',
  'sin tus|tu padres|papas|mama|papa|madre',
  'vernos|encontrarnos|quedar|quedamos|conocernos en|solos|a persona|solas',
  'so nos|eu dois|e',
  'nao conta para|pra|pros seus|teus|ninguem',
  'juste|seulement toi|nous|tous et|deux|les moi|deux',
  'nur wir|du zwei|beide|und|ich ich?',
  'komm allein|alleine',
  'viens seul|seule|chez',
  'solo io|noi|tu e|due te|io',
];
