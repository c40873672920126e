import { wordingOf } from "../followUp.ts";

export const familyAndFriends = wordingOf(`
  identity.age | Tu as quel âge ? | Tu as quinze ans ? | J'ai quinze ans et je trouve que c'est un bon âge parce que j'ai plus de liberté.
  identity.birthday | C'est quand, ton anniversaire ? | Ton anniversaire est en été ou en hiver ? | Mon anniversaire est le dix juillet et j'aime bien cette date parce qu'il fait souvent beau.
  identity.birthday-last | Qui est-ce que tu as vu le jour de ton dernier anniversaire ? | Tu as vu tes amis le jour de ton anniversaire ? | J'ai vu tous mes amis et nous avons regardé un film. C'était vraiment amusant.
  identity.birthday-next | Qui vas-tu voir le jour de ton prochain anniversaire ? | Tu vas faire une fête pour ton anniversaire ? | Je vais voir mes copains et nous allons manger du gâteau parce que c'est délicieux.
  identity.name | Si tu pouvais changer de prénom, lequel est-ce que tu choisirais ? | Est-ce que tu aimes ton prénom ? | Je choisirais le prénom Alex parce qu'il est court et facile à écrire, mais j'aime bien mon prénom.
  identity.identity | Qu'est-ce qui compte le plus pour ton identité, la famille ou les loisirs ? | Pour toi, le plus important, c'est la musique ou le sport ? | À mon avis, ma famille compte le plus parce qu'elle me soutient toujours et que nous partageons les mêmes valeurs.
  family.who | Il y a qui dans ta famille ? | Ta famille est grande ou petite ? | Dans ma famille, il y a cinq personnes. J'aime ma famille parce qu'on rit beaucoup ensemble.
  family.person | Tu peux décrire quelqu'un de ta famille ? | Il y a quelqu'un de très drôle dans ta famille ? | Ma tante est grande et très gentille. Je l'aime bien parce qu'elle raconte des histoires drôles.
  family.laugh | Qui est la personne la plus drôle de ta famille ? | Tu ris beaucoup avec ta famille ? | À mon avis, mon oncle est le plus drôle parce qu'il danse très mal et chante tout le temps.
  family.visit | Tu as rendu visite à quelqu'un de ta famille récemment ? | Tu as vu des gens de ta famille pendant les vacances ? | Le week-end dernier, j'ai rendu visite à mes cousins. Nous avons joué au foot et c'était super.
  family.size | Quels sont les avantages d'une grande famille par rapport à une petite ? | Une grande famille, c'est mieux qu'une petite ? | Une grande famille est plus amusante parce qu'on ne s'ennuie jamais, mais une petite famille est plus calme.
  family.learnt | Qu'est-ce que tu as appris d'utile grâce à ta famille ? | Tu as appris à cuisiner avec ta famille ? | Grâce à ma famille, j'ai appris à cuisiner et à parler une autre langue. C'était difficile mais utile.
  siblings.any | Tu as des frères et sœurs ? | Tu as un frère ? | Oui, j'ai une petite sœur. Elle s'appelle Maya et je l'adore parce qu'elle est très marrante.
  siblings.like | Comment est ton frère ou ta sœur ? | Ton frère ou ta sœur est sympa ? | Mon frère est intelligent et sportif. Je trouve qu'il est sympa, mais il parle trop.
  siblings.did | Qu'as-tu fait avec ton frère ou ta sœur le week-end dernier ? | Tu as joué avec ton frère ou ta sœur ? | Samedi dernier, j'ai joué aux jeux vidéo avec mon frère. J'ai gagné et c'était très amusant.
  siblings.none | C'est quoi, l'avantage d'être enfant unique ? | C'est calme chez toi, sans frères et sœurs ? | Chez moi, c'est calme et j'ai ma propre chambre, mais c'est parfois un peu ennuyeux.
  siblings.ten | Comment serait la vie avec dix frères et sœurs ? | Ce serait amusant d'avoir dix frères et sœurs ? | La vie serait très bruyante et je n'aurais pas ma propre chambre, mais ce serait amusant.
  gettingOn.family | Comment est-ce que tu t'entends avec ta famille ? | Tu t'entends bien avec ta famille ? | Je m'entends bien avec ma famille parce qu'on parle de tout et qu'on s'amuse ensemble.
  gettingOn.best | Avec qui est-ce que tu t'entends le mieux dans ta famille ? | Quelqu'un de ta famille te comprend bien ? | Je m'entends le mieux avec ma grand-mère parce qu'elle est patiente et me comprend bien.
  gettingOn.talk | À qui parles-tu quand tu as besoin d'un conseil ? | Tu demandes des conseils à tes amis ? | Je parle avec ma meilleure amie parce qu'elle est honnête et donne toujours de bons conseils.
  gettingOn.helped | Tu as aidé quelqu'un de ta famille récemment ? | Tu as préparé un repas pour ta famille la semaine dernière ? | La semaine dernière, j'ai préparé le dîner pour ma famille. C'était délicieux et tout le monde a aimé.
  gettingOn.good | Qu'est-ce qui est essentiel pour avoir de bonnes relations en famille ? | C'est important de parler avec sa famille ? | Je pense que le respect est essentiel parce que tout le monde a des opinions différentes et qu'il faut écouter.
  gettingOn.better | Que pourrais-tu faire pour t'entendre encore mieux avec ta famille ? | Tu voudrais passer plus de temps avec ta famille ? | Je pourrais passer moins de temps sur mon portable et je devrais aider plus souvent à la maison.
  together.what | Qu'est-ce que tu aimes faire en famille ? | Tu regardes la télé avec ta famille ? | J'aime faire des promenades avec ma famille parce que c'est bon pour la santé et qu'on discute.
  together.eat | Quand est-ce que vous mangez tous ensemble en famille ? | Ta famille mange ensemble le dimanche ? | Nous mangeons ensemble le dimanche. J'aime ça parce que tout le monde parle de sa semaine.
  together.weekend | Qu'est-ce que tu as fait en famille le week-end dernier ? | Tu as regardé un film avec ta famille samedi ? | Samedi, nous avons fait un pique-nique au parc. C'était agréable parce qu'il faisait beau.
  together.soon | Que vas-tu faire avec ta famille le week-end prochain ? | Tu vas sortir avec ta famille dimanche ? | Dimanche, je vais aller à la plage avec ma famille et nous allons manger une glace. Ce sera génial.
  together.prefer | Tu préfères sortir avec ta famille ou avec tes amis ? | C'est plus amusant en famille ou entre amis ? | Je préfère sortir avec mes amis parce que nous aimons les mêmes choses et que nous rions beaucoup.
  together.dream | Comment serait une journée parfaite avec ta famille ? | Tu voudrais aller à la plage avec ta famille ? | Une journée parfaite avec ma famille serait à la plage. Nous mangerions des glaces et ce serait génial.
  friends.like | Ils sont comment, tes amis ? | Tes amis sont drôles ? | Mes amis sont drôles et gentils. Je les aime bien parce qu'ils m'aident toujours au collège.
  friends.do | Avec tes amis, tu fais quoi pendant ton temps libre ? | Tu fais du sport avec tes amis ? | Avec mes amis, je joue au basket ou je vais en ville parce que nous aimons bouger.
  friends.met | Où est-ce que tu as rencontré tes amis ? | Tu as rencontré tes amis au collège ? | J'ai rencontré mes amis à l'école primaire. Nous avons joué ensemble et c'était chouette.
  friends.plan | Samedi, qu'est-ce que tu vas faire avec tes amis ? | Tu vas aller au cinéma avec tes amis ? | Samedi, je vais faire du vélo avec mes amis, puis nous allons regarder un match. Ça va être cool.
  friends.good | Pour toi, comment est un bon ami ou une bonne amie ? | Un bon ami est plutôt drôle ou patient ? | À mon avis, un bon ami est honnête et patient parce que la confiance est très importante.
  friends.many | Vaut-il mieux avoir beaucoup d'amis ou quelques amis proches ? | Tu as beaucoup d'amis ou seulement quelques amis ? | Je pense qu'il vaut mieux avoir quelques amis proches, parce qu'on peut leur parler de tout.
  friends.online | Les amis en ligne peuvent-ils être aussi importants que les amis du collège ? | Tu parles avec tes amis en ligne ? | À mon avis, les amis du collège sont plus importants parce qu'on les voit tous les jours.
  pets.any | Est-ce que tu as un animal à la maison ? | Tu as un chien ou un chat ? | Oui, j'ai un chien qui s'appelle Max. Je l'adore parce qu'il est très mignon.
  pets.like | Il est comment, ton animal ? | Ton animal est grand ou petit ? | Mon chat est petit et noir. Il est très mignon, mais il dort toute la journée.
  pets.care | Comment est-ce que tu t'occupes de ton animal ? | Tu donnes à manger à ton animal tous les jours ? | Je promène mon chien tous les matins et je joue avec lui parce qu'il a beaucoup d'énergie.
  pets.want | Quel animal est-ce que tu voudrais avoir ? | Tu voudrais avoir un chien ? | Je voudrais avoir un lapin parce que c'est un animal calme et très mignon.
  pets.favourite | Quel est ton animal préféré ? | Tu préfères les chiens ou les chats ? | Mon animal préféré est le cheval parce que je trouve les chevaux beaux et intelligents.
  pets.good | Quels sont les avantages et les inconvénients d'avoir un animal ? | Un animal, ça demande beaucoup de travail ? | Un animal est un bon compagnon, mais il faut s'en occuper tous les jours et ça coûte cher.
  pets.later | Est-ce que tu auras des animaux quand tu seras adulte ? | Tu auras un chien un jour ? | Plus tard, j'aurai deux chiens et un cheval parce que j'habiterai à la campagne.
  looks.self | Tu peux te décrire physiquement ? | Tu as les cheveux longs ou courts ? | J'ai les cheveux bruns et les yeux verts. J'aime mes cheveux parce qu'ils sont bouclés.
  looks.friend | Tu peux décrire un ami ou une amie physiquement ? | Tu as des amis qui portent des lunettes ? | Mon ami Sam a les cheveux noirs et porte des lunettes. Je trouve qu'il a du style.
  looks.small | Comment étais-tu physiquement à l'âge de cinq ans ? | Tu avais les cheveux longs à cinq ans ? | Quand j'avais cinq ans, j'avais les cheveux blonds et très courts parce que c'était plus pratique.
  looks.change | Quelle coiffure ou quelle couleur de cheveux aimerais-tu essayer ? | Tu voudrais avoir les cheveux bleus ? | J'aimerais avoir les cheveux bleus parce que ce serait original, mais mon école ne serait pas contente.
  looks.important | Est-ce que l'apparence compte trop pour les jeunes de ton âge ? | L'apparence est importante pour tes amis ? | Oui, je pense que l'apparence compte trop à cause des réseaux sociaux, mais le caractère est plus important.
  character.self | Tu as quel genre de personnalité ? | Tu es plutôt calme ou dynamique ? | En général, je suis calme et optimiste, mais je peux être timide quand je ne connais personne.
  character.quality | Quelle est ta plus grande qualité ? | Tu as beaucoup de patience ? | Ma plus grande qualité est la patience parce que j'écoute toujours les autres.
  character.admire | Qui est-ce que tu admires ? | Tu admires des sportifs ou des chanteurs ? | J'admire ma prof de sport parce qu'elle travaille dur et qu'elle nous aide toujours.
  character.friends-say | Que diraient tes amis de ton caractère ? | Tes amis diraient que tu es calme ? | Mes amis diraient que je suis sympa et drôle, mais que je devrais parler moins.
  character.changed | Comment ton caractère a-t-il changé depuis l'école primaire ? | À l'école primaire, tu parlais moins ? | À l'école primaire, j'étais très timide, mais j'ai changé parce que j'ai rencontré beaucoup de nouveaux amis.
  character.role-model | Quelles qualités faut-il pour être un bon modèle pour les jeunes ? | Les sportifs sont de bons modèles ? | Un bon modèle est honnête et travailleur, et il aide les autres parce que les jeunes l'imitent.
  childhood.like | Tu étais comment quand tu étais enfant ? | Quand tu étais enfant, tu parlais beaucoup ? | Quand j'étais enfant, j'étais très timide, mais j'aimais jouer avec mes cousins.
  childhood.play | À quoi est-ce que tu jouais quand tu étais enfant ? | Quand tu étais enfant, tu jouais dehors ou à la maison ? | Je jouais au foot dans le parc avec mes copains parce que j'adorais être dehors.
  childhood.memory | Quel est ton meilleur souvenir d'enfance ? | Quand tu étais enfant, tu avais un jouet préféré ? | Quand j'avais sept ans, j'ai visité un zoo avec ma classe. J'ai vu des lions et c'était incroyable.
  childhood.teenagers | La vie est-elle plus facile pour les petits enfants ou pour les adolescents ? | C'est amusant d'être ado ? | Je pense que la vie est plus facile pour les enfants parce qu'ils n'ont pas d'examens.
  childhood.fifty | En quoi la vie des enfants était-elle différente il y a cinquante ans ? | Avant, les enfants jouaient plus souvent dehors ? | Les enfants n'avaient pas de portable et jouaient plus dehors. Je crois que la vie était plus simple.
  independence.allowed | Qu'est-ce que tu as le droit de faire le week-end ? | Tu as le droit de sortir le samedi soir ? | J'ai le droit de sortir avec mes amis, mais je dois rentrer avant dix heures. Je trouve que c'est juste.
  independence.rules | Quelles sont les règles chez toi ? | Les règles sont strictes chez toi ? | Chez moi, on ne doit pas utiliser son portable à table. Je pense que c'est une bonne règle.
  independence.eighteen | Qu'est-ce que tu vas faire à dix-huit ans ? | Tu vas apprendre à conduire à dix-huit ans ? | À dix-huit ans, je vais voyager en Europe avec mes amis parce que j'adore découvrir de nouvelles cultures.
  independence.best-age | Quel est le meilleur âge de la vie, à ton avis ? | C'est mieux d'avoir seize ans ou trente ans ? | À mon avis, la vie est plus belle à vingt ans parce qu'on est libre et qu'on peut voyager.
  independence.adult | Qu'est-ce qui changera dans ta vie quand tu seras adulte ? | Plus tard, tu habiteras dans une grande ville ? | Quand je serai adulte, j'aurai plus de liberté, mais j'aurai aussi plus de responsabilités. Ce sera intéressant.
`);
