// Words about contact details and about leaving Questline, grouped by meaning. See concepts.ts.

export const contactConcepts = {
  phone: `phone telephone cell cellphone mobile landline handset fone phonenumber telefono telefone telemovel celular celu
    movil handy handynummer telefonnummer telefon cellulare portable telephonique gsm mobil mobiel telefoonnummer`,
  number: `number numbers digit digits numero numeros num nummer nr numer numara numaran numarasi nummertje numerito`,
  email: `email mail emails gmail hotmail outlook yahoo icloud protonmail proton inbox mailbox emailaddress correo courriel
    posta emailadresse mailadresse mailadres eposta maila ymail mailing`,
  userName: `username user handle nick nickname tag gamertag usuario pseudo benutzername utente atsign screenname alias
    identifiant nombredeusuario kullanici alcunha apelido`,
  profile: `profile profiles account accounts bio page channel perfil cuenta profil konto compte profilo conta feed`,
  socials: `socials social media network networks redes reseaux netzwerke`,
  chatApp: `whatsapp telegram snapchat kik discord signal wechat viber skype imessage facetime messenger groupme kakaotalk
    wickr threema hangouts zalo omegle yubo wizz bereal locket line textnow googlechat googlevoice tinder bumble hinge
    hoop session icq qq marcopolo bigo imo`,
  socialApp: `instagram insta tiktok facebook twitter linkedin reddit twitch pinterest tumblr threads vsco snap youtube yt
    bluesky mastodon face vk x`,
  gameApp: `roblox steam psn xbox fortnite minecraft switch nintendo valorant brawl clash`,
  payApp: `venmo cashapp paypal zelle bizum revolut applepay googlepay moneygram cashtag satispay mbway mb pix paysafe wise
    crypto bitcoin iban giftcard western twint swish lydia`,
  videoCall: `zoom teams meet meets videocall vc ft webcam cam hangout whereby jitsi videollamada visio videochiamata
    videochamada videoanruf`,
  appWord: `app apps application platform platforms site messenger aplicacion appli applicazione aplicativo anwendung
    plataforma plateforme plattform piattaforma uygulama aplikacja`,
  /** What people call an app they don't want to name. */
  appLook: `icon logo ghost bird plane paperplane airplane bubble camera note green blue purple yellow pink bluebird colored
    fantasma fantome geist fantasma vert verde gruen grune gruene bleu azul amarillo jaune gelb morado violet lila
    pajarito oiseau vogel avion flugzeug papierflieger`,
  dm: `dm dms pm pms mp inbox message messages msg mensaje mensajes mensagem mensagens nachricht nachrichten messaggio
    messaggi bericht berichten mesaj chat chats convo conversation thread`,
  private: `private privately privat privado privada prive privee privato privata privatamente confidential confidentially
    discreet discreetly personal personally direct directly directo direkt directement direttamente pv priv oneonone`,
  call: `call calls calling called ring ringing rang dial dialing dialed phoning llama llamame llamar llamada llamarte llamo
    appelle appeler appelez appel anrufen anruf ruf rufe rufst ruft chiama chiamami chiamare chiamo ligar liga ligue ligo
    ligame bel bellen buzz telefonieren telefonear telefonare marcame zadzwon ara arayin voicemail`,
  write: `write writes writing wrote text texts texting texted txt sms ping message messaging messaged escribe escribeme
    escribir escribo escribime escribirte ecris ecrire ecrivez ecrit schreib schreiben schreibe schreibst scrivi scrivimi
    scrivere scrivo scriverti escreve escrever escreva schrijf schrijven yaz yazin yazabilirsin napisz pisz`,
  reach: `reach reaching reached reachable contact contacts contacting contacted contacter contatta contattami contactar
    contactame contattarti kontakt kontaktiere kontaktieren joindre erreichen erreichbar erreiche raggiungere raggiungermi
    contato contatar bereiken bereikbaar contacto touch hold catch`,
  add: `add adds adding added friend friended befriend agrega agregame agregar agrego anade anademe ajoute ajouter rajoute
    adde adden hinzufugen aggiungi aggiungimi aggiungere adiciona adicionar adicioname toevoegen ekle ekleyin dodaj invite
    invitation invites request requests req freundschaftsanfrage solicitud anfrage demande richiesta accept`,
  follow: `follow follows following followed followback sigue sigueme seguir suis suivre folge folgen folg segui seguimi
    seguire segue siga volg takip subscribe`,
  find: `find finds found search searching look lookup busca buscame buscar encuentra encuentrame cherche chercher trouve
    trouver such suche suchen finde finden cerca cercami trova trovami procura procurar zoek vind bul google stalk scan`,
  send: `send sends sending sent forward mail deliver pass manda mandame mandar envia enviame enviar envoie envoyer envoi
    schick schicke schicken schickst mandami mandare invia inviami envie stuur sturen gonder shoot drop slide`,
  give: `give gives giving gave gimme share shares sharing shared exchange swap swapping trade trading leave da dame dar doy
    pasa pasame paso donne donner donnez passe gib gebe geben gibst dammi dare dai dammela passa passami passo dou geef
    geven ver verir daj hand dictate spell spelled`,
  /** "Continue there" */
  move: `move moving switch switching change jump hop hopping continue continuing carry take taking shift transfer relocate
    seguimos seguir sigamos pasamos continuer continuons passons passer wechseln weiter weiterreden weiterschreiben umsteigen
    spostiamoci continuiamo passiamo continuar continuamos mudar overstappen verder`,
  talk: `talk talks talking talked speak speaking chat chatting chatted discuss discussing converse hablar hablamos hablemos
    hablo charlar platicar parler parlons parle discuter reden redest sprechen quatschen unterhalten parlare parliamo falar
    falamos conversar conversamos praten kletsen konusalim konusmak konus gadac pogadac voice voicenote`,
  here: `here questline aqui aca ici hier qui qua burada tutaj hierzo`,
  there: `there elsewhere outside off-platform offsite alla alli ailleurs la-bas dort dorthin woanders anderswo drauf
    altrove ali fora fuera dehors ausserhalb draussen fuori elders orada oradan tam`,
  else: `else other another different instead rather better easier faster quicker safer simpler otro otra otros outro outra
    autre autres ander andere anderen andern altro altra plutot lieber stattdessen piuttosto invece mejor melhor meglio
    mieux besser beter liever handier backup second alternative alternativ`,
  watched: `monitored watched watching watches moderator moderators mods mod moderated filter filters filtered filtering
    censor censored censors blocked blocks blocking block flagged flags flag bot bots scanned scans spying snooping eyes
    public lauschen mitlesen liest mitliest lee leen revisan revisa lisent surveille leggono controllano controllata
    kontrollieren kontrolliert vigilan delete deleted deletes removed removes catches detects eaten eats`,
  rules: `rules rule policy terms guidelines allowed permitted forbidden against official officially fees fee commission
    middleman reglas regles regeln regole regras verboten`,
  hidden: `hidden hid hide backwards reverse reversed riddle puzzle guess figure decode initials underscore dots dot
    spelled middle starts ends begins plus rebus ratsel enigma indovinello adivina metadata watermark footnote envelope
    verso reves rueckwarts ruckwarts contrario`,
  exchangeTime: `anytime tonight later tonite evening evenings stasera esta_noche soir abend noche noite sera tomorrow manana
    demain morgen domani amanha weekend`,
} satisfies Record<string, string>;
