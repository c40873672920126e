import { Suspense } from "react";
import { Link, Navigate, Outlet, useLocation } from "react-router";
import { BrandBar } from "../shell/BrandBar.tsx";
import { Footer } from "../shell/Footer.tsx";
import { loginFrom, paths } from "../shell/paths.ts";
import { TopBar } from "../shell/TopBar.tsx";
import { Starting } from "./Starting.tsx";
import { Unreachable } from "./Unreachable.tsx";
import { useMembership, useSession } from "./useSession.ts";
import { Waiting } from "./Waiting.tsx";

const Screen = () => (
  <Suspense fallback={<Waiting />}>
    <Outlet />
  </Suspense>
);

/** What frames the pages of people who are not signed in. */
export const PublicFrame = () => (
  <>
    <TopBar />
    {/* A form that somebody has begun to fill in must not be taken away by what turns out about them. */}
    {useSession().state === "unknown" ? <Waiting /> : <Screen />}
    <Footer />
  </>
);

/** What frames a member's pages: a brand link, and a Profile link. */
const MemberFrame = () => (
  <>
    <BrandBar home={paths.dashboard}>
      <Link className="bar-link" to={paths.profile}>
        Profile
      </Link>
    </BrandBar>
    <Screen />
  </>
);

/** Lets members in. Whoever is not signed in goes to the login page, and comes back from there unless they left by themselves. */
export const MembersOnly = () => {
  const session = useSession();
  const { account } = useMembership();
  const { pathname, search } = useLocation();
  switch (session.state) {
    case "unknown":
      return <Starting />;
    case "unreachable":
      return (
        <>
          <BrandBar />
          <Unreachable problem={session.problem} again={account.start} />
        </>
      );
    case "signed out": {
      const hasLeft = session.why !== undefined && session.why !== "expired";
      return <Navigate replace to={hasLeft ? paths.login : loginFrom(pathname + search)} />;
    }
    case "signed in":
      return <MemberFrame />;
  }
};

/** For a page of both: framed as it is for whoever is there. */
export const EitherFrame = () => (useSession().state === "signed in" ? <MemberFrame /> : <PublicFrame />);
