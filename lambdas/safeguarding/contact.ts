/** Signs of a top-level domain that a school's texts hardly hold otherwise; in lower case, as in an address. */
const DOMAIN =
  "(?:com|net|org|info|biz|io|co|uk|eu|fr|es|de|ch|be|gg|gl|ly|me|tv|to|cc|xyz|app|dev|chat|link|live|site|online|shop|club)";
const NETWORK =
  "(?:insta(?:gram)?|snap(?:chat)?|tik ?tok|whats ?app|discord|telegram|signal|facebook|messenger|twitter|kik|twitch|roblox|skype|bereal|wechat)";

/**
 * Ways to reach somebody outside Viva, by their form: e-mail and web addresses, phone numbers, names on social networks. Talking about a
 * network ("Instagram, pour ou contre ?") is none of them, and neither is a street, a town or a first name.
 */
const forms: readonly RegExp[] = [
  /[\p{L}\d._%+-]+(?:@| ?(?:\(at\)|\[at\]) ?| (?:arobase|arroba|at|klammeraffe) )[\p{L}\d-]+(?:\.| ?(?:\(dot\)|\[dot\]) ?| (?:point|punto|punkt|dot) )\p{L}{2,}/iu,
  /https?:|www\.|(?<![\p{L}\d])(?:t|wa|fb|m)\.me(?!\p{L})/iu,
  new RegExp(`(?<![\\p{L}\\d])[a-z\\d-]{2,}(?:\\.[a-z\\d-]+)*\\.${DOMAIN}(?![\\p{L}\\d])`, "u"),
  // Nine digits or more; years side by side, a date and a round million are no phone number.
  /(?<![\d.,])(?=(?:[ ./()+-]{0,2}\d){9})(?!(?:19|20)\d\d[ ,/-])(?!\d{1,3}(?:[ .]\d{3})*[ .]000)\+?\(?\d{2,5}\)?(?:[ ./-]?\d{2,6}){1,6}(?!\d)/u,
  /(?<![\p{L}\d])@[\p{L}\d._]{3,}/u,
  // A name that only an account has: letters with a digit, a dot or an underscore in or after them.
  new RegExp(
    `(?<!\\p{L})${NETWORK}(?!\\p{L})[^.!?\\n]{0,20}?[\\s:=]@?\\p{L}{2,}[\\p{L}\\d]*(?:[._]\\p{L}|[._]?\\d)[\\p{L}\\d._]*`,
    "iu",
  ),
];

/** True if a text tells how to reach somebody outside Viva. */
export const givesContact = (text: string): boolean => {
  const plain = text.normalize("NFKC").replace(/\p{Cf}/gu, "");
  return forms.some((form) => form.test(plain));
};
