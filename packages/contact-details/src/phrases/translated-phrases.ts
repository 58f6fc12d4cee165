// The most common phrases in Spanish, Portuguese, French, German and Italian. Accents are folded: "número" is "numero".

const words = (list: string) => new Set(list.split(/\s+/));

export const translatedSets = {
  EN: words('en por a via al no na pelo pela sur par auf uber per su con mit im in bei pe dans'),
  TU: words('tu su tus teu tua seu sua ton ta votre tes dein deine deinen deiner tuo vostro il ihre ihr'),
  MI: words('mi meu minha mon ma mein meine meinen mio mia mes'),
  ES: words('es e est ist c cest esta heisst lautet sera'),
  NUMERO: words(
    `numero numeros telefono celular celu movil cel telefone telemovel telephone portable nummer handynummer telefonnummer
    handy cellulare tel numerito whats zap wsp fono num fijo mobilnummer 06 07`,
  ),
  CORREO: words('correo email mail courriel emailadresse mailadresse gmail hotmail posta adresse_mail'),
  /** Someone else's verbs for getting in touch, as a request: "write to me". */
  ESCRIBEME: words(
    `agregame agregarme anademe anadime escribeme escribime escribirme mandame hablame contactame buscame sigueme encuentrame
    enviame pasame dame dime comparteme regalame adicioname chamame scrivimi aggiungimi contattami cercami seguimi mandami
    dammi passami trovami rajoute ajoute ecris contacte rejoins trouve suis envoie donne file passe schreib adde kontaktiere
    folge such gib schick sag me chama adiciona manda segue procura chame passa fala escreve`,
  ),
  HABLAR: words(
    `hablamos hablemos hablar hablarte seguimos sigamos chatear chateamos escribirnos escribir escribo continuamos platicamos
    platicar pasamos charlamos charlar conversar conversamos falar falamos falo parler parlons parle discuter continuer passons
    discute continue schreiben schreibe reden quatschen wechseln weiterreden weiterschreiben parliamo parlare sentiamoci
    adden adde agregarte anadirte escribirte mandarte contactarte seguirte ajouter aggiungerti adicionar contacter seguire
    continuiamo scrivo scrivere scriverti ecrire cris`,
  ),
  PADRES: words(
    'padres papas papa mama madre padre pais mae pai parents mere pere eltern mutter vater mutti genitori mamma madre nadie ninguem personne niemandem nessuno maman',
  ),
};

export const translatedMessengerPhrases = [
  'ESCRIBEME FILLER* moi|mir|mich|un|um|al|mejor|directo|oi|msg|mensaje|mensagem? moi|mir|mich|mensaje|message|oi? EN APP',
  'ESCRIBEME moi|mir|me|o? TU|el|o APP',
  'HABLAR ANY? ANY? EN APP',
  'mejor|melhor|lieber|plutot|meglio ANY? EN? APP !WORK',
  'tienes|tenes|usas|tiene|tem|tens|voce|usa|hast|benutzt|nutzt|hai|usi|as|tas|utilises tem|usa|du|un|ein|tu? CHAT|INSTA',
  'estas|bist|es|sei|ta du? EN APP',
  'cual|qual|quoi|wie|was|come|quel es|e|est|heisst|ist|ti? du|dein|o|il|TU? TU? EN? APP',
  'te|ti agrego|escribo|busco|hablo|sigo|scrivo|cerco|aggiungo|adiciono|mando|chamo EN APP',
  'MI APP ES NAME',
  'MI usuario|utente|pseudo|benutzername|nick ES|EN NAME',
  'fuera|fora|hors|ausserhalb|fuori de|da|von|di questline|aqui|la|esta|daqui|ici|hier|qui|qui',
  'ESCRIBEME|viens|komm|ven ANY? ANY? dm|dms|mp|privado|privat|prive|privato|pv',
  'HABLAR EN? privado|prive|privat|privato|particular',
  'pro|no|pelo|meu|teu|seu|un|por zap|whats|zapzap',
  'EN privado|prive|privat|privato BREAK',
  'HABLAR EN? otro|outro|otra|outra|autre|altra|ailleurs|woanders|altrove|anderswo lado|lugar|app|sitio|END',
];

export const translatedPhonePhrases = [
  'TU NUMERO BREAK',
  'TU NUMERO para|pour|per|fur|damit|so|y|et|und|e|que|da|porfa|svp|bitte|ai|aqui|de',
  'cual|qual|wie|quel ES? ES? TU|il|o? NUMERO',
  'ESCRIBEME moi|mir|me|o|il|un|el|a? TU|un|o|el? NUMERO',
  'MI|el|notre NUMERO de? NUMERO? ES',
  'te|ti doy|paso|mando|dejo|dou|passo|do|lascio|deixo o|il? MI NUMERO',
  'voici|aqui|ecco|hier|este il|tienes|esta|ist|ES? MI NUMERO',
  'llamame|llameme|ligame|chiamami|marcame|telefoneame|appelez !asi',
  'appelle|appelez|telephone moi',
  'ruf|rufen|rufst mich|sie|du an|mich|einfach',
  'ruf|rufe dich ANY* an',
  'me liga|llamas|marcas|chama|telefona',
  'te|ti llamo|marco|ligo|chiamo|telefono|appelle',
  'liga|ligue para? mim|me',
];

export const translatedEmailPhrases = [
  'MI CORREO ES',
  'TU adresse? CORREO adresse? BREAK',
  'cual|qual|wie|quoi|quel ES? TU CORREO',
  'ESCRIBEME moi|mir|me|a|o|il? bitte|o|il? TU indirizzo|direccion|endereco|adresse? CORREO',
  'TU indirizzo|direccion|endereco|adresse de? CORREO',
  'ESCRIBEME EN|a MI? CORREO',
];

export const translatedMeetingPhrases = [
  'a solas',
  'unter vier augen',
  'solo|solos|solamente|so|solo tu|nosotros|los|nos|noi|io|eu y|e|dos|dois|due yo|END|nosotros|io|te|voce|BREAK',
  'tu|eu y|e yo|voce|eu|io nada|solos|sozinhos|BREAK|soli|so',
  'los|tous|alle|noi dos|deux|beide|due solos|seuls|allein|soli',
  'nos|ci vemos|veamos|vediamo|encontramos FILLER* solos|solo|fuera|afuera|soli|sozinhos',
  'ven|vente|venir|veni|vienes|vem|vieni|viens|komm sola|solo|solita|solito|sozinho|sozinha|seul|seule|allein|alleine',
  'ven|vente|venir|pasa|vienes|vem|vieni|viens|komm|kommst|passa|venirte ANY? EN|a|da|zu|pra|chez? MI|me|moi|mir|casa casa|apartamento|departamento|depa|piso|coche|carro|hotel|cuarto|appart|appartement|maison|hause|wohnung|mia|nach|BREAK|dopo|tonight|samedi|despues|saliendo|after',
  'chez|bei|zu moi|mir BREAK|apres|nach|ce|heute|samedi|demain|morgen',
  'vieni|passa da me',
  'paso|voy|pasare por|a ti|recogerte|buscarte|verte',
  'te|ti recojo|llevo|busco|pego|prendo|passo|vengo EN|a? casa|coche|carro|despues|tu|la|escuela|END|na|escola|prendere|depois',
  'te|ti espero|esperare|aspetto ANY? afuera|fuera|en|a|fuori|despues|dopo|solo|sola',
  'afuera|fuera|fuori|devant|vor de|da|ton|deiner|dalla|la? TU|scuola|escola? escuela|casa|colegio|ecole|schule|scuola|BREAK',
  'mes|meine|mis|meus|miei PADRES ANY* pas|nicht|no|nao|non|fuera|weg|viajan|partis',
  'hol|hole dich ab|von|nach|mit',
  'te chercher|ramener|raccompagner',
  'no|nao|sin|sem|ne|non|nicht|nichts|kein|sans ANY* PADRES !de',
  'cuentes|digas|diga|contes|conte|sag|erzahl|dis ANY? ANY? PADRES',
  'que tu|tus|teus|seus|sua PADRES no|nao',
  'nuestro|nosso|notre|unser|nostro kleines|petit|pequeno? secreto|segredo|secret|geheimnis',
  'entre tu|nous|nos|noi|nosotros|uns deux|dos|dois|due|y|BREAK',
  'vernos|encontrarnos|quedar|quedamos|conocernos|verte|conocerte|vederci|vederti|encontrar en|solos|a|soli|de|sozinhos|fuera persona|solas|BREAK|persona',
  'juste|seulement|rien|tous toi|nous|que|les et|deux|nous moi|deux|BREAK',
  'nur wir|du|uns zwei|beide|und|beiden|BREAK ich|BREAK',
  'du und ich BREAK|allein',
  'treffen wir|uns allein|bei|uns|alleine mir|allein|BREAK',
  'conta|contes|conte para|pra|pros seus|teus|ninguem',
];
