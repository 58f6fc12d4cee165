// Words about meeting, being alone and keeping it a secret, grouped by meaning. See concepts.ts.

export const meetingConcepts = {
  meet: `meet meets meeting meetup met date dates rendezvous hangout hang hanging chill link see seeing saw quedar quedamos
    vernos veamos vemos verte verse conocernos conocerte encontrar encontrarnos encontramos rencontrer retrouver retrouve
    revoir voir treffen treff triff trifft sehen wiedersehen kennenlernen incontrare incontriamoci vederci vediamoci vederti
    vedere verci conhecer ver afspreken ontmoeten bulusalim bulusmak spotkac spotkamy catch`,
  come: `come comes coming came visit visiting swing drop pop stop join joining show bring ven vente venir vengas vienes viens
    venez passe passer komm kommen kommst komme vorbei vorbeikommen vorbeischauen vieni venire passa passare vem vir vens kom
    komen langs langskomen gel przyjdz`,
  stay: `stay staying stick wait waiting waits remain linger sit sitting quedate quedarte espera espero reste rester attends
    attend bleib bleiben bleibst warte warten wartest rimani resta aspetta aspetto fica ficar blijf overnight sleepover`,
  ride: `ride rides drive drives driving driver pick pickup lift car truck van motorcycle motorbike bike bus train coche
    carro auto voiture macchina wagen recojo recoger recogerte buscarte llevo llevarte chercher ramener abholen hole
    mitnehmen mitfahren prendo prenderti passaggio boleia carona parking parked trunk lake`,
  home: `home house apartment flat place condo crib dorm bedroom room couch sofa bed basement garage loft cabin airbnb hotel
    motel suite pool jacuzzi sauna yacht boat lakehouse casa piso apartamento departamento depa cuarto habitacion maison
    appart appartement chambre wohnung zimmer haus hause zuhause daheim stanza camera quarto huis kamer ev dom mieszkanie`,
  address: `address street avenue road lane drive court adresse direccion domicilio indirizzo endereco calle rua rue via
    strasse straat adres adresa doorbell doormat postcode zip neighborhood block building upstairs floor unit`,
  live: `live lives living stay vivo vives vive habite habites wohne wohnst wohnt abito abiti moro moras mora woon woont`,
  alone: `alone solo sola solos solas solita solito seul seule seuls allein alleine soli sozinho sozinha sozinhos yourself
    ourselves myself unaccompanied unsupervised privacy twoofus oneonone two duo deux zwei dos dois beide due alleen
    samen together juntos ensemble zusammen insieme company unter`,
  only: `just only solo solamente juste seulement rien nur bloss solo soltanto apenas so alleen sadece tylko`,
  secret: `secret secrets secretly secreto segredo segreto geheim geheimnis heimlich cachette discretion discreet quiet
    quietly hush shh shhh sneak sneaky between confide surprise trust trusted undercover cover`,
  tell: `tell tells telling told mention mentions mentioning say saying said know knows knowing find cuentes digas diga cuenta
    contes conte contar dis dire disons sag sage sagen sagst erzahl erzahle wissen weiss sapere dirlo dire diga sabe saber
    notice lie lying excuse explain`,
  parents: `parents parent mom mother father dad guardian guardians folks family grandma grandpa grandparents padres papas papa
    mama madre padre pais mae pai mere pere maman eltern mutter vater mutti mama genitori mamma papa ouders moeder vader
    annen baban rodzice stepdad stepmom aunt uncle brother sister`,
  teacher: `teacher teachers counselor principal coach professor prof profe teachers school class classmate profesora
    professora professeur lehrer lehrerin insegnante maestra escuela ecole schule scuola escola coordinator tutor`,
  nobody: `nobody nadie ninguem personne niemand niemandem niemanden keiner keinem nessuno noone none kimse nikt niemand`,
  others: `everyone everybody others rest staff team crew coworkers colleagues equipo equipe demas autres anderen team altri
    outros mitarbeiter kollegen personale colleghi anyone anybody somebody someone people partner wife husband roommate
    roommates girlfriend boyfriend boss manager owner intern interns`,
  gone: `gone left leave leaves leaving away empty asleep sleeping out closed closes closing close shut dark midnight late
    after behind traveling abroad cerrado cerramos cerrar vacio vacia fermeture ferme vide geschlossen ladenschluss
    feierabend leer weg chiusura chiuso vuota fechado fechar vazio lights lock locked lockup`,
  outing: `coffee lunch dinner drinks drink boba breakfast brunch pizza food tea bite movie movies cinema walk smoothie
    icecream burger sushi tacos ramen beer beers wine cocktail champagne vodka milkshake concert beach picnic hike swim
    bowling karaoke gelato shopping mall party club bar pub cafe kaffee kino essen eis spaziergang cena cine pelicula
    helado glace verre promenade aperitivo passeggiata caffe restaurant restaurante ristorante jantar almoco almuerzo`,
  offer: `treat pay paid gift gifts present presents surprise reward bonus extra cash money tip earn regalo cadeau geschenk
    regalo presente dinero argent geld soldi dinheiro efectivo bargeld buy invite invited generous spoil`,
  flattery: `cute pretty beautiful handsome mature gorgeous sweet lovely special attractive charming adorable guapa guapo bonita
    bonito linda lindo belle beau jolie mignonne hubsch schon suss susse bella bello carina carino smile eyes dear honey
    babe baby sweetheart darling girl boy princess crush single boyfriend girlfriend age old body model kiss cuddle`,
  photo: `selfie selfies bikini swimsuit lingerie shirtless nudes nude body modeling photoshoot shoot casting pose outfit
    underwear massage`,
  inPerson: `inperson persona personne personlich persona pessoalmente irl physically dal_vivo real live face`,
  weekday: `monday tuesday wednesday thursday friday saturday sunday lunes martes miercoles jueves viernes sabado domingo
    lundi mardi mercredi jeudi vendredi samedi dimanche montag dienstag mittwoch donnerstag freitag samstag sonntag
    lunedi martedi mercoledi giovedi venerdi domenica segunda terca quarta quinta sexta`,
  door: `door backdoor side entrance gate alley stairs upstairs downstairs key keys garage lot puerta porte tur porta hintertur
    schlussel corner bench park woods forest river bridge station`,
} satisfies Record<string, string>;
