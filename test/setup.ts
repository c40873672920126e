// The SDK says on every import that it will want a newer Node some day; the Lambdas already run on one.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";
