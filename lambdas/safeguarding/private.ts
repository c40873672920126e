/** What stands in the place of private details in whatever goes to a model. */
const MASK = "[…]";

/** Capitalised words, as names of streets are. */
const NAME = "\\p{Lu}[\\p{L}'-]*(?: \\p{Lu}[\\p{L}'-]*){0,3}";
const NUMERAL =
  "(?:zéro|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|" +
  "cinquante|soixante|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|null|eins|zwei|zwo|drei|vier|fünf|sechs|" +
  "sieben|acht|neun|zero|oh|one|two|three|four|five|six|seven|eight|nine|double|et|y|und|\\d+)";

/**
 * Private details by their form, in what was typed or said: e-mail addresses, phone numbers, streets with a house's number,
 * British postcodes, names on social networks, passwords. A first name, a town or a street alone are none of them. Repetitions
 * have an end, so that a long text takes only as much longer as it is long: the parts of an address have 64 and 63 characters
 * (RFC 5321).
 */
const forms: readonly RegExp[] = [
  /[\p{L}\d._%+-]{1,64}(?:@| (?:arobase|arroba|at|klammeraffe) )[\p{L}\d-]{1,63}(?:(?:\.| (?:point|punto|punkt|dot) )\p{L}{2,63}){1,2}/giu,
  // Nine digits or more; a date, a score and a price have fewer, and neither years nor round millions are meant.
  /(?<![\d.,])(?=(?:[ ./()+-]{0,2}\d){9})(?!(?:19|20)\d\d[ ,/-])(?!\d{1,3}(?:[ .]\d{3}){0,4}[ .]000)\+?\(?\d{2,5}\)?(?:[ ./-]?\d{2,6}){1,6}(?!\d)/gu,
  // The same said word by word, behind what it is called.
  new RegExp(
    "(?<=(?:numéro|téléphone|portable|número|teléfono|móvil|nummer|number|phone)(?!\\p{L})[^.!?]{0,15}?)" +
      `(?<![\\p{L}\\d])${NUMERAL}(?:[\\s,-]+${NUMERAL}){5,}(?![\\p{L}\\d])`,
    "giu",
  ),
  new RegExp(
    `(?<![\\p{L}\\d])\\d{1,4}(?: ?bis| ?ter)?,? (?:[Rr]ue|[Aa]venue|[Bb]oulevard|[Ii]mpasse|[Cc]hemin|[Aa]llée|[Pp]lace) (?:de la |de l'|de |du |des )?${NAME}`,
    "gu",
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Cc]alle|[Aa]venida|[Pp]laza|[Pp]aseo) (?:de la |de los |de las |del |de )?${NAME},? (?:número |n[.º°] ?)?\\d{1,4}`,
    "gu",
  ),
  /(?<!\p{L})\p{Lu}[\p{L}-]{0,40}(?:straße|strasse|str\.|weg|gasse|platz|allee)(?: Nummer)? \d{1,4}[a-d]?/gu,
  new RegExp(
    `(?<![\\p{L}\\d])\\d{1,4}[a-d]?,? ${NAME} (?:[Ss]treet|[Rr]oad|[Ll]ane|[Aa]venue|[Cc]lose|[Dd]rive|[Cc]rescent|[Gg]ardens|[Gg]rove|[Tt]errace|[Ww]ay)(?!\\p{L})`,
    "gu",
  ),
  /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![\p{L}\d])/gu,
  /(?<=(?:insta|instagram|snap|snapchat|tiktok|whatsapp|discord|usuario|username|benutzername|pseudo)[^.!?\p{L}][^.!?]{0,20}?(?:is|est|es|ist) )@?[\p{L}\d]{0,64}[\d._][\p{L}\d._]{0,64}[\p{L}\d]/giu,
  /(?<![\p{L}\d])@[\p{L}\d._]{3,}/gu,
  /(?<=(?:mot de passe|contraseña|passwort|password) [^.!?]{0,12}?(?:is|est|es|ist) )\S*\d\S*/giu,
];

/** The text with all private details masked; the same text where there are none. */
export const masked = (text: string): string =>
  forms.reduce((sofar, form) => sofar.replace(form, MASK), text);

export const isPrivate = (text: string): boolean => masked(text) !== text;
