import { languageTags } from "../../../domain/exercise.ts";
import { Mark } from "../mark/Mark.tsx";
import { demoIds } from "../shell/demos.ts";
import { Footer } from "../shell/Footer.tsx";
import { TopBar } from "../shell/TopBar.tsx";

const greetings = { German: "Hallo!", French: "Salut !", Spanish: "¡Hola!" } as const;
const languages = ["German", "French", "Spanish"] as const;

/** /demo: a role play in one of three languages, for nobody in particular. */
export const Demo = () => (
  <>
    <TopBar />
    <main className="demo">
      <div className="demo-head">
        <Mark className="plain-mark" expression="pleased" />
        <h1>Welcome to the demo</h1>
        <p className="demo-lead">
          This is a short role play like the ones in the exam. Mark will ask you five questions about what you
          did last weekend. Answer in the language you choose.
        </p>
      </div>
      <ul className="demo-choice">
        {languages.map((language) => (
          <li key={language}>
            <a
              className={`booklet demo-language spine-${language.toLowerCase()}`}
              href={`/assignments/${demoIds[language]}`}
            >
              <span className="demo-name">{language}</span>
              <span lang={languageTags[language]} className="demo-greeting">
                {greetings[language]}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="soft">It asks no name, and nothing you say is kept beyond a day.</p>
    </main>
    <Footer />
  </>
);
