import { Component, type ReactNode } from "react";
import { BUILD_LABEL } from "../../../domain/limits.ts";
import { texts } from "../../../domain/texts.ts";
import { Mark } from "../mark/Mark.tsx";

type Props = { children: ReactNode };

/** What is shown where our own code fails (spec section 8). A class, because React catches errors in no other way. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className="plain">
        <Mark className="plain-mark" expression="puzzled" />
        <div role="alert">
          <h1>{texts.unexpectedError}</h1>
          <p>That is our mistake. What you have said is kept: reload the page to go on.</p>
        </div>
        <button type="button" className="button" onClick={() => location.reload()}>
          Reload the page
        </button>
        <p className="soft">{BUILD_LABEL}</p>
      </main>
    );
  }
}
