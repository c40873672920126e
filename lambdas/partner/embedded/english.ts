import { wordsOf } from "./lexicon.ts";

/** English words that tell the language, or that learners fall back on; none is a word of French, Spanish or German. */
export const englishWords: ReadonlySet<string> = new Set(
  wordsOf(`the and but because with without i you he she we they it my your his our their this that these those is are am was were
    have had do does did go goes going went make made play played playing like liked likes love loved hate want wanted would
    should could think thought know really very much many some any of to from at by for about when where what who why how which
    there here yesterday today tomorrow week weekend year month morning evening night friends friend family mother father brother
    sister mum dad house school homework teacher football watched watch ate eat eating drink drank food good bad nice boring interesting
    fun happy sad tired big small old new young beautiful also always never sometimes often usually next last then after before
    not don't doesn't didn't can't it's i'm i've he's yes please thank thanks sorry hello people things something nothing everything
    work worked working job money holiday holidays beach swimming shopping shop bought buy saw see visit visited stay stayed
    dog cat bike car home time day be been being get got say said dinner lunch breakfast birthday enjoy enjoyed maybe believe
    understand speak language english spanish german french favourite subject computer games phone lots lot more most better best than
    favorite soccer basketball awesome amazing crazy parents sisters brothers pet pets weather sunny cinema movie book read reading listened listen music concert party went walk walked run running swim dance sing sang`).filter(
    (word) =>
      !/^(car|fun|party|or|on|an|in|so|was|die|war|also|of|for|me|he|home|job|shop|cinema|movie|football|book|weekend|dance|man|tu|as|at|best|computer|note|note|games|be)$/.test(
        word,
      ),
  ),
);
