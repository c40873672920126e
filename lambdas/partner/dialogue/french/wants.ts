import type { Wants } from "../serviceWants.ts";
import { said } from "../wholeWord.ts";

/** How students complain, say that they are ill, ask for the bill, order, and more, in French. */
export const wants: Wants = [
  ["allergy", said("allergi(?:que|e)s? (?:a|aux?)")],
  ["reserved", said("j'ai (?:deja )?reserve|(?:j'ai|nous avons|on a) une reservation")],
  [
    "lost",
    said(
      "(?:j'ai|on a|nous avons) perdu|(?:on m'a|m'a|m'ont) vole|(?:je ne trouve|trouve) (?:plus|pas) (?:mon|ma|mes)|j'ai (?:oublie|laisse) (?:mon|ma|mes) .*(?:train|bus|taxi|metro|hotel|restaurant)",
    ),
  ],
  ["bill", said("l'addition|la note s'il vous plait")],
  [
    "complaint",
    said(
      "(?:ne )?(?:marche|fonctionne|marchent|fonctionnent) (?:pas|plus)|en panne|(?:la |ma |le |mon )(?:soupe|plat|viande|cafe|pizza|steak|chambre|douche|lit|table|eau)(?: [a-z]+)? est (?:(?:trop |tres |un peu |toute? )?(?:froide?|sale|cassee?|bruyante?|brulee?)|trop petite?)|trop (?:de bruit|bruyante?)|beaucoup de bruit|il manque|un cheveu|une mouche|(?:j'ai|il y a|nous avons) un (?:gros |petit )?probleme|me plaindre|une reclamation|il y a une erreur|une erreur dans|n'ai pas (?:commande|pu dormir)|n'est pas (?:propre|ce que j'ai commande)|pas d'eau chaude",
    ),
  ],
  [
    "ill",
    said(
      "j'ai (?:tres |vraiment )?mal|j'ai de la fievre|je suis malade|j'ai (?:la grippe|un rhume|envie de vomir)|je tousse",
    ),
  ],
  [
    "request",
    said(
      "(?:je voudrais|j'aimerais|nous voudrions|on voudrait) (?:bien )?(?:changer|echanger|rendre|retourner|me plaindre|payer|une autre chambre)|(?:pourriez vous|pouvez vous|peux tu|tu peux|pourrais tu) (?:me |m'|nous )[a-z]+",
    ),
  ],
  [
    "order",
    said(
      "(?:je voudrais|j'aimerais|je prends|je vais prendre|je prendrai|donnez moi|je cherche)(?: bien)?(?: avoir| acheter| reserver| commander| manger| boire| prendre)? (?:un|une|du|de la|de l'|le|la|l'|deux|trois|quatre)(?! (?:nuits?|jours?|semaines?|travail|metier|annee|bus|train|metro|voiture|avion)(?![a-z]))|^(?:alors |euh |oui |bonjour |pour moi )*(?:un|une|deux|trois|quatre|le|la|du|de la) .* s'il (?:vous|te) plait$|^(?!(?:oui|non) s'il)(?:[a-z']+ ){1,6}s'il (?:vous|te) plait$|(?:je voudrais|j'aimerais) aller (?:a|au|en)(?! (?:l'hopital|pied))",
    ),
  ],
];
