// The SDK says on every import that it will want a newer Node some day; the Lambdas already run on one.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";
// The school whose clone this may be has settings of its own, which no test is about.
process.env.VIVA_SETTINGS_FILE = "";
// Node 21 and later have a navigator. Amplify takes one that does not call itself "Netscape", as every browser does, for an
// ancient one, and then signs in by a way that is sixty times slower here.
if (typeof navigator !== "undefined") Object.assign(navigator, { appName: "Netscape" });
