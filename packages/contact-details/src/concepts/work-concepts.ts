// Words about the work itself and the little words around it, grouped by meaning. See concepts.ts.

export const workConcepts = {
  artifact: `poster posters flyer flyers logo logos banner sign signs sticker stickers menu menus website webpage brochure
    label labels template mockup slide slides deck presentation video reel reels clip caption captions headline tagline slogan
    newsletter blog article report survey spreadsheet sheet chart table graph layout design draft drafts version file files
    pdf png folder font fonts color colors image images photo photos picture pictures illustration storyboard script survey
    cartel logotipo folleto affiche plakat volantino cartaz lettering thumbnail carousel story stories ad ads form field
    column row button footer header homepage screenshot card cards invitation coupon paragraph sentence typo`,
  task: `task tasks initiative assignment step deadline brief briefing instructions feedback review revision submission submit
    submitted submitting upload uploaded tarea aufgabe tache compito tarefa entrega milestone checklist project`,
  shop: `shop store bakery cafe restaurant studio office bookstore library gallery museum market clinic salon garage farm
    nursery tienda panaderia libreria boulangerie laden geschaft backerei negozio panificio loja padaria counter register
    window display shelf venue booth stand kitchen lobby`,
  customer: `customer customers client clients audience follower followers viewers visitor visitors shoppers guests buyers
    readers subscribers members volunteers donors donor clientes kunden clienti users people teens kids tenants`,
  public: `official hashtag campaign brand branding marketing engagement analytics post posts posting posted repost tagged
    mention mentions credit comment comments reply ads launch giveaway algorithm`,
  team: `team group class everyone everybody all staff crew teacher parent parents guardian mentor mentors chaperone adult
    together kickoff workshop session webinar assembly panel fair`,
  advice: `never report reported unsafe safe safety scam scams scammers stranger strangers predator careful caution remember
    protect privacy policy jamais nunca mai niemals nie melde denuncia signale segnala`,
  fiction: `chapter novel plot hero villain scene character characters skit comic panel play dialogue actor narrator story
    quote lyrics song poem fictional`,
  quantity: `percent pieces words hours minutes weeks days dollars euros cents inches cm mm pixels px dpi pages rows columns
    copies votes views clicks orders units boxes tickets grams liters`,
  thanks: `thanks thank thx ty great good nice awesome perfect lovely love excellent amazing gracias merci danke grazie obrigado
    obrigada congrats congratulations bravo wow haha lol yes yep ok okay sure cool`,
  not: `not no dont doesnt didnt isnt arent wasnt wont cant cannot couldnt shouldnt wouldnt never nor without no nao non ne pas
    nicht kein keine keinen nichts ohne sin sem sans senza nunca jamais nie niet geen degil nie`,
  me: `me my mine myself im ill id ive i mi mio mia mis yo mich mir mein meine meinen meiner moi mon ma mes je io miei meu
    minha meus eu mij mijn ik bana benim mnie moj moje`,
  you: `you your yours yourself youre youll youd u ur yall tu tus te ti tuyo usted su dich dir dein deine deinen deiner du toi
    ton ta tes vous votre tuo tua tuoi suo voce teu tua seu sua jou jouw je sana senin ciebie twoj`,
  we: `we us our ours were well lets ourselves wir uns unser nous notre nos nosotros nuestro noi nostro ci nosso wij ons biz`,
  they: `they them their theirs he him his she her hers theyre hes shes it its`,
  ask: `what whats which whose who how where when why can could may would should will do does have has got need want wanna
    cual que donde como puedo puedes tienes quel quelle comment peux peut avez welche wie wo kannst konnen hast qual come
    puoi posso hai onde pode tem`,
  please: `please pls plz porfa favor svp sil bitte per_favore alsjeblieft kindly lmk just simply`,
  if: `if when once while whenever in_case unless until si quand wenn falls sobald se quando als`,
} satisfies Record<string, string>;
