import type { Examined } from "../examine.ts";

/** Where somebody is served, nobody says what he thinks. */
const SERVICE =
  /vous désirez|que désirez|puedo ayudar|qué desea|desean|ihnen helfen|darf es sein|möchten sie|\((?:au|à la|à l'|chez|en|en el|en la|im|in der|beim)\s[^)]*\)|^\P{L}*(?:vous êtes|tu es (?:au|à|dans|chez)|está usted|usted está|estás en|sie sind (?:in|im|am|beim)|du bist (?:in|im|am|beim))(?!\p{L})/u;

/** Is a part played, be it at a counter or with a friend? Whatever does the task is enough there. */
export const isCounter = ({ asked: { question, reading }, activity }: Examined): boolean =>
  activity === "Set Question Role Play" ||
  SERVICE.test(reading.plain) ||
  SERVICE.test(question.text.toLowerCase());
