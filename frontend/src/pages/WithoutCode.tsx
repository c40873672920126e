/** What stands beside a page for browsers in which its code does not run. */
export const WithoutCode = () => (
  <>
    <noscript>
      <p className="noscript">
        Viva needs JavaScript. Please switch it on in your browser and reload the page.
      </p>
    </noscript>
    <main className="plain too-old">
      <h1>This browser is too old for Viva</h1>
      <p>Viva needs Chrome or Edge 109, Firefox 115, an iPad or iPhone with iOS 16.4, or anything newer.</p>
      <p>
        Update this browser, or use another device. On an iPad, go to Settings, then General, then Software
        Update. At school, show this to your teacher.
      </p>
    </main>
  </>
);
