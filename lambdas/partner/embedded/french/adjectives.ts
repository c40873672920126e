/**
 * "masculine:english", or "masculine/feminine:english", or all four forms in the order ms/fs/mp/fp, where the rule does
 * not lead there. A "!" behind the English marks adjectives that may stand before their noun, "=" those that never change.
 */
export const adjectives = {
  positive: `super:great= intéressant:interesting amusant:fun passionnant:exciting génial/géniale/géniaux/géniales:great bon/bonne:good!
    beau/belle/beaux/belles:beautiful! joli:pretty! délicieux/délicieuse:delicious sympa:nice= gentil/gentille:kind cool:cool=
    utile:useful facile:easy excellent:excellent! fantastique:fantastic magnifique:magnificent! agréable:pleasant drôle:funny chouette:great
    heureux/heureuse:happy content:pleased relaxant:relaxing merveilleux/merveilleuse:wonderful! incroyable:incredible! formidable:great!
    extraordinaire:extraordinary marrant:funny rigolo/rigolote:funny généreux/généreuse:generous intelligent:intelligent calme:calm sain:healthy
    meilleur:better! parfait:perfect! préféré:favourite fier/fière:proud confortable:comfortable pratique:practical propre:clean! enrichissant:rewarding
    divertissant:entertaining chaleureux/chaleureuse:warm motivant:motivating délicat:delicate fascinant:fascinating reposant:restful`,
  negative: `ennuyeux/ennuyeuse:boring difficile:difficult nul/nulle:rubbish mauvais:bad! horrible:horrible affreux/affreuse:awful triste:sad
    fatigant:tiring fatigué:tired inutile:useless bruyant:noisy sale:dirty! dangereux/dangereuse:dangerous cher/chère:expensive malade:ill
    stressant:stressful stressé:stressed paresseux/paresseuse:lazy méchant:nasty! laid:ugly déçu:disappointed décevant:disappointing
    dégoûtant:disgusting compliqué:complicated strict:strict pénible:annoying égoïste:selfish pollué:polluted malsain:unhealthy
    énervant:annoying agaçant:annoying terrible:terrible! fâché:angry seul:alone! violent:violent`,
  neutral: `grand:big! petit:small! nouveau/nouvelle/nouveaux/nouvelles:new! vieux/vieille/vieux/vieilles:old! jeune:young! long/longue:long! court:short!
    rouge:red bleu:blue vert:green noir:black blanc/blanche:white jaune:yellow gris:grey rose:pink marron:brown= violet/violette:purple
    blond:blond brun:brown roux/rousse:red-haired français:French anglais:English espagnol:Spanish allemand:German italien/italienne:Italian
    américain:American chaud:hot froid:cold premier/première:first! dernier/dernière:last! prochain:next! important:important moderne:modern
    ancien/ancienne:old! historique:historic sportif/sportive:sporty actif/active:active timide:shy bavard:talkative sérieux/sérieuse:serious
    célèbre:famous riche:rich pauvre:poor! gros/grosse:big! âgé:aged possible:possible nécessaire:necessary différent:different traditionnel/traditionnelle:traditional
    industriel/industrielle:industrial touristique:touristy tranquille:quiet quotidien/quotidienne:daily marié:married rapide:fast lent:slow
    fort:strong! haut:high! faible:weak gratuit:free prêt:ready fermé:closed ouvert:open travailleur/travailleuse:hard-working scolaire:school
    végétarien/végétarienne:vegetarian populaire:popular mince:slim autre:other! même:same! typique:typical culturel/culturelle:cultural`,
} as const;
