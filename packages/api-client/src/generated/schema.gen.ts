// Generated from packages/api-client/contract by `pnpm generate`. Do not edit.

export interface paths {
  '/api/front/login/email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in with e-mail and password
     * @description Errors: 400 when a field is missing or malformed; 428 when a captcha is required; 500 when the
     *     account does not exist, is disabled or the password is wrong (the same response for all three).
     */
    post: operations['loginByEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/login/register/email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Register with e-mail, code and password
     * @description The account is signed in at once. Errors: 400 when a field is missing or malformed; 500 when
     *     the code is wrong or has expired, or the e-mail is registered already.
     */
    post: operations['registerByEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/login/logout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * End the session
     * @description Deletes the sent token, if any. Other sessions of the user remain valid.
     */
    get: operations['logout'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/login/token/is/exist': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Whether the sent token is valid
     * @description Never returns 401.
     */
    post: operations['tokenExists'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/login/method/info': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Enabled sign-in methods, and the user agreement
     * @description No specific errors.
     */
    get: operations['loginMethodInfo'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/login/email/captcha': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a registration code by e-mail
     * @description The body is the bare e-mail address, quoted or not, whatever the content type: a server
     *     reads it as text before any JSON parser. Whether the address has an account is stated in the
     *     mail, not in the response; other servers may return 500 if it has one. Errors: 400 when it is
     *     no e-mail; 428 when a captcha is required (before a second code); 500 when a code was sent a
     *     moment ago, too many were sent, or sending failed.
     */
    post: operations['sendRegisterEmailCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/login/email/forget/password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a code for a new password by e-mail
     * @description Body, response and errors as in `sendRegisterEmailCode`.
     */
    post: operations['sendForgottenPasswordCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/login/email/reset/password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set a new password with a code
     * @description Policy: 8 to 128 characters, at least three of upper case, lower case, digit, symbol.
     *     Errors: 400 when a field is missing, malformed or against the policy, or the two differ;
     *     500 when the code is wrong or has expired, or there is no such account.
     */
    post: operations['resetPasswordByEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pc/login/getLoginPic': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The image beside the sign-in form
     * @description No specific errors.
     */
    get: operations['loginPicture'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/login/mobile/password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in with phone number and password
     * @description Errors: 400 when a field is missing or malformed; 428 when a captcha is required; 500 when the
     *     account does not exist, is disabled or the password is wrong (the same response for all three).
     */
    post: operations['loginByPhone'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/login/mobile/captcha': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in with phone number and SMS code
     * @description Registers nobody. Errors: 400 when a field is missing or malformed; 500 when
     *     the code is wrong or has expired, or, with a correct code, when there is no such account.
     */
    post: operations['loginByPhoneCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/login/register/mobile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Register with phone number, SMS code and password
     * @description The account is signed in at once. Errors: 400 when a field is missing or malformed or the
     *     password is too weak; 500 when the code is wrong or has expired, or the number is registered
     *     already.
     */
    post: operations['registerByPhone'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/login/register/visitor': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in as a visitor, without password and code
     * @description Each call creates a new account, which cannot be signed in to again. Errors: 400 when a
     *     field is missing or malformed (with a phone, `countryCode` is required); 428 when a captcha
     *     is wanted; 500 when the mall does not allow visitors.
     */
    post: operations['registerVisitor'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/login/sendCode': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a code by SMS, for signing in or registering
     * @description A form; servers accept multipart, form-encoded and JSON bodies. Without `type` the code
     *     is for signing in if the number has an account, else for registering; the
     *     response is the same. Errors: 400 when a field is missing or malformed; 428 when a captcha is
     *     wanted (before a second code); 500 when a code was sent recently, too many were sent, or
     *     sending failed.
     */
    post: operations['sendPhoneCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/login/twitter/request/token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Begin to sign in with Twitter
     * @description Twitter returns the browser to `/middlewares/callback_twitter` with `oauth_token` and
     *     `oauth_verifier`. Errors: 500 when Twitter is not configured or does not answer.
     */
    get: operations['twitterRequestToken'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/login/twitter': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in with Twitter, after the return
     * @description The first time creates an account, or links one with the same verified e-mail address.
     *     Errors: 400 when a field is missing; 500 when the sign-in was started elsewhere, has expired or
     *     was refused.
     */
    post: operations['loginByTwitter'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/login/oauth/request': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Begin to sign in with Google or Facebook
     * @description Errors: 500 when the provider is not configured or does not answer.
     */
    get: operations['oauthRequest'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/login/oauth/code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in with Google or Facebook, after the return
     * @description Errors as in `loginByTwitter`.
     */
    post: operations['loginByOauthCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/login/google': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in with an id token of Google's own button
     * @description The body is the bare id token. It is verified with Google's keys for this mall, and valid
     *     once. Errors: 500 when Google is not configured or the token is invalid.
     */
    post: operations['loginByGoogle'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/login/facebook': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in with an access token of Facebook's own button
     * @description The user is requested from Facebook; other fields (`id`, `name`, `email`,
     *     `picture`) are ignored. Errors: 400 without `accessToken`; 500 when Facebook is not
     *     configured or the token is invalid for this mall.
     */
    post: operations['loginByFacebook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/captcha/graphic': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * An image captcha
     * @description Errors: 500 when too many were requested.
     */
    get: operations['graphicCaptcha'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/captcha/work': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A proof of work as an alternative to the image
     * @description Errors: 500 when too many were requested.
     */
    get: operations['workCaptcha'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/user/mails': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The mails that the signed-in user gets
     * @description By topic. Mails about orders, payments and refunds are always sent. Errors: 401 without a valid session.
     */
    get: operations['mailSettings'];
    put?: never;
    /**
     * Get mails of a topic, or no more
     * @description Idempotent. Errors: 400 when a field is missing or malformed; 401 without a valid session.
     */
    post: operations['setMailTopic'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/user/info': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The signed-in user
     * @description Errors: 401 without a valid session.
     */
    get: operations['userInfo'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/user/menu/user': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Entries of the account menu
     * @description Errors: 401 without a valid session.
     */
    get: operations['userMenu'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/user/edit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change nickname and image
     * @description `avatar` is the address of a picture that this person has uploaded, or the present one; absent
     *     it stays. Errors: 400 when a field is missing or malformed or the picture is another's; 401
     *     without a valid session.
     */
    post: operations['editUser'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/captcha/phone/password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a code for a password change to the caller's phone
     * @description Errors: 401 without a valid session; 428 when a captcha is required (before a second code); 500
     *     when this is no account of a phone number, or as in `sendPhoneCode`.
     */
    post: operations['sendPasswordCodeByPhone'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/captcha/email/password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a code for a password change to the caller's e-mail address
     * @description Errors: 401 without a valid session; 428 when a captcha is required (before a second code); 500
     *     when this is no account of an e-mail address, or as in `sendRegisterEmailCode`.
     */
    post: operations['sendPasswordCodeByEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/user/phone/update/password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the password with a code sent by SMS
     * @description Every session of the person ends, this one too. Errors: 400 when a field is missing, malformed
     *     or against the policy, or the two differ; 401 without a valid session; 500 when the code is
     *     wrong or has expired, or this is no account of a phone number.
     */
    post: operations['changePasswordByPhone'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/user/email/update/password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the password with a code sent by e-mail
     * @description As `changePasswordByPhone`, for an account of an e-mail address.
     */
    post: operations['changePasswordByEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/captcha/email/merchant/settled': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a code by e-mail for an application to open a shop
     * @description Body, response and errors as in `sendRegisterEmailCode`.
     */
    post: operations['sendSettlementCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/upload/image': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Upload an image
     * @description JPG or PNG of at most 10 MB, detected by its first bytes. It is re-encoded, without metadata of cameras
     *     write into it, at most 1600 pixels wide and high. Errors: 400 with the
     *     reason `no-picture` or `too-many-pixels`; 401 without a valid session; 500 when the account keeps too many pictures.
     */
    post: operations['uploadImage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pc/home/index': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Banners, logo, pictures, currency and contact of the mall
     * @description No specific errors.
     */
    get: operations['homeIndex'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/search/keyword': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Hot words of the search
     * @description No specific errors.
     */
    get: operations['hotKeywords'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/search/suggest': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Suggestions of goods, shops and categories
     * @description The last word may be incomplete. Errors: 400.
     */
    get: operations['searchSuggestions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/index/product': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Recommended goods, page by page
     * @description Only goods on sale with stock, best rank first, then newest. Errors: 400.
     */
    get: operations['recommendedProducts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/activity/index/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Activities of the home page with some of their goods
     * @description At most 8 goods each (3 for type 2); activities without goods are omitted. No specific errors.
     */
    get: operations['homeActivities'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/activity/list/{aid}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Goods of an activity
     * @description In the order of the activity, unless another is requested. Errors: 400, 500 when the activity is closed or
     *     missing.
     */
    get: operations['activityProducts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pc/activity/detail/{aid}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Name, banners and instruction of an activity
     * @description Errors: 500 when the activity is closed or missing.
     */
    get: operations['activityDetail'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/product/leaderboard': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The best sold goods, at most 20
     * @description No specific errors.
     */
    get: operations['leaderboard'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/sitemap': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Parts of the sitemap of goods and shops
     * @description An addition. Errors: 503.
     */
    get: operations['sitemapParts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/sitemap/{kind}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Ids of goods on sale or of open shops, at most 10,000, from an id on
     * @description An addition. Errors: 400, 503.
     */
    get: operations['sitemapPart'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/product/category': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * All goods categories as a tree
     * @description No specific errors.
     */
    get: operations['categoryTree'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/product/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search goods of all shops
     * @description Only goods on sale. With `keyword`, goods that have all of its words in any of the mall's
     *     languages, the best match first unless another order is requested; if none has, similar
     *     words (`didYouMean`), and then goods with some of the words. Sorted by `salesOrder`, else by `priceOrder`, else by `newOrder`, then by
     *     rank and age; `salesOrder=asc` and `newOrder=asc` reverse the descending lists.
     *     Sales affect the order some minutes later. A page beyond the first 10,000
     *     goods is empty. Errors: 400 when a parameter is malformed.
     */
    get: operations['productList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/product/facets': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Filters of a list of goods, with counts
     * @description For the query of `productList`. Each count is the number of goods with that
     *     value and the other selected filters; a selected shop type, rating, price range and
     *     value of a facet also list the other values. Reviews and sales are updated some minutes later. Errors:
     *     400 when a parameter is malformed.
     */
    get: operations['productFacets'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/product/detail/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Goods with options, skus, shop and guarantees
     * @description Errors: 500 when the goods do not exist or are off sale.
     */
    get: operations['productDetail'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/product/similar/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Goods in stock that are like these
     * @description The most alike first: by category, shared values of facets, words of the name, and price. None for goods
     *     that do not exist. An addition. Errors: 400.
     */
    get: operations['similarProducts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/product/reply/config/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Review counts of goods
     * @description Errors: 400.
     */
    get: operations['reviewSummary'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/product/reply/list/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Reviews of goods, newest first
     * @description Those in the language of `Accept-Language` come before all others. Errors: 400.
     */
    get: operations['reviewList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/product/reply/detail/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Review counts of goods, and the newest review
     * @description Errors: 400.
     */
    get: operations['reviewDetail'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/product/merchant/{merId}/category/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The categories of one shop as a tree of two levels
     * @description Errors: 400.
     */
    get: operations['shopCategoryTree'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/product/merchant/pro/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search goods of one shop
     * @description `cid` is a category of the shop. Errors: 400 without `merId`.
     */
    get: operations['shopProducts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/merchant/street': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Open shops, recommended ones first
     * @description Errors: 400.
     */
    get: operations['shopStreet'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/merchant/search/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search shops, best rated first
     * @description Errors: 400.
     */
    get: operations['shopSearch'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/merchant/index/info/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Header of a shop
     * @description Errors: 500 when the shop is missing or closed.
     */
    get: operations['shopInfo'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/merchant/customer/service/info/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Contact data of a shop
     * @description Errors: 500 when the shop is missing or closed.
     */
    get: operations['shopService'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/merchant/detail/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Owner, address and licences of a shop
     * @description Errors: 500 when the shop is missing or closed.
     */
    get: operations['shopDetail'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/merchant/all/type/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * All types of shops
     * @description No specific errors.
     */
    get: operations['shopTypes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/merchant/all/category/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * All shop categories, a flat list
     * @description No specific errors.
     */
    get: operations['shopCategories'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/merchant/qualification/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Owner, address and licences of a shop, with a captcha
     * @description What `shopDetail` tells, against the answer to a captcha. Errors: 400; 428 when the captcha is
     *     wrong or used up; 500 when the shop is missing or closed.
     */
    post: operations['shopQualification'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/merchant/settled/agreement': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The agreement for shops
     * @description No specific errors.
     */
    get: operations['settlementAgreement'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/merchant/settled/apply': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Apply to open a shop
     * @description A request that is repeated with the same `Idempotency-Key` within a day gets the
     *     first time and sends nothing. Errors: 400, also for pictures that the caller has not uploaded and
     *     when the key belongs to another request; 401; 403 for visitors; 500 with a `reason` when the code
     *     is wrong or has expired (`wrong-code`), a shop has this name (`shop-name-taken`) or this e-mail
     *     address (`shop-email-taken`), too many applications of the caller await their review
     *     (`applications-waiting`) or were sent lately (`too-many-tries`).
     */
    post: operations['applyAsMerchant'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/merchant/settled/record': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Applications of the caller, newest first
     * @description Errors: 400, 401.
     */
    get: operations['merchantApplications'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/merchant/settled/detail/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * An application of the caller
     * @description Errors: 401; 500 when the caller has no such application.
     */
    get: operations['merchantApplication'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/merchant/settled/edit/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change an application; a refused or withdrawn one is resubmitted
     * @description Errors: as `applyAsMerchant`; 500 too when the caller has no such application or it is approved.
     */
    post: operations['changeMerchantApplication'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/merchant/settled/withdraw/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Withdraw an application
     * @description Errors: 401; 500 when the caller has no such application or the mall has decided.
     */
    post: operations['withdrawMerchantApplication'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/merchant/settled/key/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The key of the shop for the operator API, shown once
     * @description Until a key was used, another may be had in its place. Errors: 401; 500 when the caller has no
     *     such application, it is not approved, or the key of the shop is in use.
     */
    post: operations['takeShopKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/cart/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Rows of the cart, grouped by shop, newest first
     * @description Errors: 401.
     */
    get: operations['cartList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/cart/count': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Number of rows or units in the cart
     * @description Errors: 400, 401.
     */
    get: operations['cartCount'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/cart/save': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add skus to the cart
     * @description The body is a list. Units of a sku that is in the cart already are added. A request that
     *     is repeated with the same `Idempotency-Key` within a day gets the first response and
     *     adds nothing. Errors: 400 (also for a key of another request), 401; 500 when a sku
     *     does not exist or is off sale.
     */
    post: operations['addToCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/cart/num': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set the quantity of a row
     * @description Errors: 400, 401; 500 when the row does not exist or the stock is too small.
     */
    post: operations['setCartQuantity'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/cart/delete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove rows
     * @description Errors: 400, 401. Missing rows are ignored.
     */
    post: operations['deleteCartItems'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/cart/resetcart': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the sku of a row, of the same goods
     * @description Units of another row with this sku are merged into this one, as far as the stock
     *     allows; otherwise `message` says so. If the row has the sku already, as after a repeated
     *     call, it keeps its quantity or gets `num` if that is larger.
     *     Errors: 400, 401; 500 when the row or the sku does not exist or the stock is too small.
     */
    post: operations['resetCartItem'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/cart/collect': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Move rows to the collected goods
     * @description Missing rows are ignored, and rows of removed goods stay. Errors: 400, 401.
     */
    post: operations['collectCartItems'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/cart/estimate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * What goods will cost with delivery and coupons
     * @description Goods that do not exist or are not on sale are left out. Changes nothing. Coupons are those of
     *     the caller, if signed in. Errors: 400; 500 when the goods are too many for one order.
     */
    post: operations['estimateCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/cart/later/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Goods saved for later, newest first
     * @description Not included in the cart's rows and total. Errors: 401.
     */
    get: operations['savedItems'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/cart/later/add': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Move rows of the cart to the goods saved for later
     * @description Units of a sku that is saved already are added, up to 99. Missing rows are
     *     ignored. Errors: 400, 401; 500 when the limit of saved rows is exceeded.
     */
    post: operations['saveForLater'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/cart/later/save': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Save skus for later
     * @description For goods saved before signing in. A sku that is saved already gets the larger
     *     quantity, so the call is idempotent. Missing skus
     *     are passed ignored. Errors: 400, 401; 500 when the limit of saved rows is exceeded.
     */
    post: operations['keepSavedItems'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/cart/later/back': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Move goods saved for later into the cart
     * @description As many units as stock and cart allow; the others stay saved. Rows that do
     *     not exist are ignored. Errors: 400, 401; 500 when the cart would have too many rows.
     */
    post: operations['moveToCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/cart/later/delete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove goods saved for later
     * @description Errors: 400, 401. Missing rows are ignored.
     */
    post: operations['deleteSavedItems'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/product/stock/watch': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Be told when a sold-out sku is in stock again
     * @description One mail to the address of the account, in the language of the call; again without effect until then. An addition.
     *     Errors: 400, 401; 500 for a visitor, an account without an address, goods that do not exist or are in stock, and
     *     too many skus.
     */
    post: operations['watchStock'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/product/stock/unwatch': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Not be told any more
     * @description Skus that the caller does not wait for are ignored. An addition. Errors: 400, 401.
     */
    post: operations['unwatchStock'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/product/stock/watched': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Skus that the caller waits for, newest first
     * @description An addition. Errors: 400, 401.
     */
    get: operations['watchedStock'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/collect/add/product': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Collect goods
     * @description Goods that are collected already do not change. Errors: 400, 401; 500 when the goods do not exist.
     */
    post: operations['collectProduct'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/collect/cancel/{productId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove collected goods
     * @description Goods that are not collected are ignored. Errors: 401.
     */
    post: operations['uncollectProduct'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/collect/product/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Collected goods, newest first
     * @description Errors: 400, 401.
     */
    get: operations['collectedProducts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/collect/remove/product': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove several collected goods
     * @description Goods that are not collected are ignored. Errors: 400, 401.
     */
    post: operations['uncollectProducts'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/collect/restore/product': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Undo the removal of collected goods
     * @description Possible for some minutes; position and stored price are restored. Others are ignored. Errors: 400, 401.
     */
    post: operations['restoreProducts'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/collect/add/merchant/{merId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Follow a shop
     * @description A shop that is followed already does not change. Errors: 401; 500 when the shop is missing or closed.
     */
    post: operations['followShop'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/collect/cancel/merchant/{merId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Unfollow a shop
     * @description A shop that is not followed is ignored. Errors: 401.
     */
    post: operations['unfollowShop'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/collect/remove/merchant': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Unfollow several shops
     * @description Shops that are not followed are ignored. Errors: 400, 401.
     */
    post: operations['unfollowShops'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/collect/restore/merchant': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Undo unfollowing shops
     * @description Possible for some minutes; others are ignored. Errors: 400, 401.
     */
    post: operations['restoreShops'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/collect/merchant/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Followed shops, newest first, closed ones too
     * @description Errors: 400, 401.
     */
    get: operations['followedShops'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/coupons': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Coupons of a shop or of goods that can be claimed now
     * @description Errors: 400.
     */
    get: operations['claimableCoupons'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/coupon/receive': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Claim a coupon
     * @description Errors: 400, 401; 500 when the coupon is missing, not claimable now, gone, or the caller has
     *     it already.
     */
    post: operations['claimCoupon'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/coupons/order/{preOrderNo}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The caller's coupons that apply to a pre-order
     * @description Errors: 401; 500 when the pre-order has expired.
     */
    get: operations['orderCoupons'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/coupons/order/{preOrderNo}/all': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * All unused coupons of the caller, and why they do not apply to a pre-order
     * @description Applicable ones first, the largest discount first. Errors: 401; 500 when the pre-order has expired.
     */
    get: operations['couponOptions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/coupon/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The caller's coupons
     * @description Errors: 400, 401.
     */
    get: operations['myCoupons'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/order/pre/order': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Start an order from goods or from cart rows
     * @description `buyNow` requires exactly one element. Errors: 400, 401; 500 when goods are off sale, a sku or
     *     a cart row does not exist, the stock is too small or the shop is closed.
     */
    post: operations['createPreOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/order/load/pre/{preOrderNo}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Goods and price of a pre-order
     * @description Errors: 401; 500 when the pre-order has expired.
     */
    get: operations['loadPreOrder'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/order/computed/price': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Price of a pre-order with an address, coupons and points
     * @description Errors: 400, 401; 500 when the pre-order has expired, a coupon does not apply or a shop does not deliver to the address.
     */
    post: operations['computePrice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/order/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Turn a pre-order into an order
     * @description Takes the stock and uses the coupon. `preOrderNo` is the idempotency key: repeated, the
     *     same order number is returned. Errors: 400 (also for an empty `payType`), 401; 500 when the
     *     pre-order has expired, the address is missing, the coupon does not apply, the payment method
     *     is closed or the stock is gone.
     */
    post: operations['createOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/order/await/pay/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Unpaid master orders, newest first
     * @description Errors: 400, 401.
     */
    get: operations['awaitPayList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/order/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Paid, cash-on-delivery or cancelled orders by state, newest first
     * @description One row for each shop's order. Orders under refund or refunded are among all orders alone. Errors: 400, 401.
     */
    get: operations['orderList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/order/master/detail/{orderNo}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A master order with its shops
     * @description Errors: 401; 500 when the caller has no such order.
     */
    get: operations['masterOrderDetail'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/order/detail/{orderNo}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * An order of one shop
     * @description Errors: 401; 500 when the caller has no such order.
     */
    get: operations['orderDetail'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/order/data': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Number of the caller's orders in each state
     * @description Errors: 401.
     */
    get: operations['orderData'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/order/center/data': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Number of the caller's orders that need an action
     * @description Errors: 401.
     */
    get: operations['orderCenterData'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/order/cancel/{orderNo}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel an order
     * @description An unpaid master order; or one that is paid, or to be paid on delivery, as long as no shop has
     *     begun with it, and also one shop's part by its own number. Stock, coupons and points come back,
     *     and the money by a refund. Errors: 401; 500 when the caller has no such order or it is cancelled;
     *     500 with the `reason` `order-begun` when a shop has begun with it or it is being refunded,
     *     `payment-disputed` while its payment is disputed.
     */
    post: operations['cancelOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/order/delete/{orderNo}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Hide a completed or cancelled order from the caller's lists
     * @description Errors: 401; 500 when the caller has no such order, it is neither completed nor cancelled, or a
     *     refund is in progress.
     */
    post: operations['deleteOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/order/take/{orderNo}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm that the goods have arrived
     * @description Errors: 401; 500 when the caller has no such order or it is not in transit.
     */
    post: operations['takeOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/order/express/{orderNo}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Courier, waybill and trace of an order
     * @description Null while it is not shipped. Errors: 401; 500 when the caller has no such order.
     */
    get: operations['orderExpress'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/order/visitor/code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * E-mail a code for a visitor's order
     * @description The code is sent to the visitor's address. The response is the same for an
     *     order or a link that there is not. Errors: 400; 500 with the reason `link-expired` or
     *     `too-many-tries`.
     */
    post: operations['sendVisitorOrderCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/order/visitor/open': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Exchange the code for access to the order
     * @description Errors: 400; 500 with the reason `wrong-code` (also for an order or a link that there is not),
     *     `link-expired` or `too-many-tries`.
     */
    post: operations['openVisitorOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/order/visitor/master/detail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A visitor's master order with its shops
     * @description Errors: 400; 500 with the reason `look-up-over` without access to this very order.
     */
    get: operations['visitorMasterOrderDetail'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/order/visitor/detail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One shop's part of a visitor's order
     * @description `orderNo` is the shop's order, `identity` that of its master order. Errors: 400; 500 with the
     *     reason `look-up-over` without access to its master order.
     */
    get: operations['visitorOrderDetail'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/order/visitor/receipt': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The receipt of one shop's part of a visitor's order as a PDF
     * @description `orderNo` is the shop's order, `identity` that of its master order. Errors: as of orderReceipt;
     *     500 with the reason `look-up-over` without access to its master order.
     */
    get: operations['visitorOrderReceipt'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/order/receipt/{orderNo}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The receipt of a shop's paid order as a PDF
     * @description In the language of `Accept-Language`, with the mall's name and address, the shares of every line
     *     and what was refunded. Errors: 401; 500 for an order that is not the caller's or not paid; 503
     *     when too many receipts are asked for at once.
     */
    get: operations['orderReceipt'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/order/visitor/keep': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Move a visitor's orders to the caller's account
     * @description All orders of the visitor, with refunds and reviews; the visitor's session ends. The account
     *     must sign in with the address that the visitor has bought with. Repeating it changes nothing.
     *     Errors: 400, 401; 500 with the reason `look-up-over` or `other-email`.
     */
    post: operations['keepVisitorOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/order/reply/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Received lines that the caller has not reviewed yet
     * @description Newest orders first. Lines of orders under refund or refunded are left out. Errors: 400, 401.
     */
    get: operations['reviewsToWrite'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/order/reply/my': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Reviews of the caller, newest first
     * @description Errors: 400, 401.
     */
    get: operations['myReviews'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/order/comment': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Review a received line
     * @description Once for each line. With the last line of an order the order is completed. Errors: 400 also for
     *     a blank text and for pictures that the caller has not uploaded; 401; 500 when the caller has no
     *     such line, it has not been received, its order is under refund or it is reviewed already.
     */
    post: operations['writeReview'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/order/comment/follow/up': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add a follow-up to an own review, once
     * @description Errors: 400 also for a blank text; 401; 500 when the caller has not reviewed this line, has added to
     *     the review already, or wrote it too long ago.
     */
    post: operations['followUpReview'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/order/apply/refund/{orderNo}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The refundable part of an order of one shop
     * @description Errors: 401; 500 when the caller has no such order; 500 with a `reason` when it is not paid
     *     (`refund-unpaid`), a refund of it is in progress (`refund-in-progress`), nothing is left to refund (`refund-done`) or it was completed too long
     *     ago (`refund-too-late`).
     */
    get: operations['refundForm'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/order/refund/reason': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Reasons to choose from
     * @description Errors: 401.
     */
    get: operations['refundReasons'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/order/refund': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Apply for a refund
     * @description Of the whole refundable part, or of the units in `lines`. What was paid for a line
     *     less its freight is divided among its units; its freight goes back with the last of them. So all
     *     refunds of a line add up to what was paid for it. Errors: 400, also for pictures that the caller
     *     has not uploaded; 401; 500 as for the form, or when fewer units are left.
     */
    post: operations['applyForRefund'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/order/refund/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Refunds of the caller, newest first
     * @description Errors: 400, 401.
     */
    get: operations['refundList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/order/refund/detail/{orderNo}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A refund with its reason and the decision
     * @description Errors: 401; 500 when the caller has no such refund.
     */
    get: operations['refundDetail'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/order/refund/withdraw/{orderNo}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Withdraw a refund, or keep goods that were to be returned
     * @description Errors: 401; 500 when the caller has no such refund or the shop has decided.
     */
    post: operations['withdrawRefund'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/integral/user': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The points of the caller
     * @description Errors: 401.
     */
    get: operations['pointsSummary'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/integral/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * History of the caller's points, newest first
     * @description `earned` also lists what refunds took back, `spent` also what came back. Errors: 400, 401.
     */
    get: operations['pointsList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/order/refund/return/{orderNo}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set the parcel of returned goods
     * @description May be sent again while the shop has not confirmed their arrival, to correct the parcel. Errors:
     *     400; 401; 500 when the caller has no such refund or it does not wait for goods.
     */
    post: operations['sendGoodsBack'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/pay/method': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Enabled payment methods
     * @description No specific errors.
     */
    get: operations['payMethods'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/pay/payment': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Start the payment of a master order
     * @description Sent twice, the same payment comes back. Errors: 400, 401; 500 when the caller has no such
     *     order, it is paid or cancelled, or the method is closed.
     */
    post: operations['startPayment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/pay/paypal/success': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Capture a payment that was approved at PayPal
     * @description Called by the return page of PayPal; idempotent. Without
     *     it the same happens by PayPal's webhook. Errors: 400, 401; 500 when the caller has no such
     *     payment, or PayPal does not answer.
     */
    post: operations['paypalSuccess'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/pay/paypal/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Report a return from PayPal without approval
     * @description The order stays, and can be paid by a new payment. Errors: 400, 401; 500 when the caller has no
     *     such payment.
     */
    post: operations['paypalCancel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/pay/query/wechat/pay/result/{orderNo}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Whether a master order is paid
     * @description Asked while the code to scan is shown. Errors: 401; 500 when the caller has no such order.
     */
    get: operations['wechatPayResult'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/address/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The caller's addresses, default first, page by page
     * @description Errors: 400, 401.
     */
    get: operations['addressList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pc/address/all/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * All addresses of the caller, default first
     * @description Errors: 401.
     */
    get: operations['allAddresses'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/address/edit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add or change an address
     * @description Creates one without `id`. A new default replaces the old one. Errors: 400, also for
     *     a postal code that cannot be one; 401; 500 when the caller has no such address.
     */
    post: operations['saveAddress'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/address/del': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Delete an address
     * @description Errors: 400, 401; 500 when the caller has no such address.
     */
    post: operations['deleteAddress'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/address/detail/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One address of the caller
     * @description Errors: 401; 500 when the caller has no such address.
     */
    get: operations['addressDetail'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/address/default': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The default address of the caller
     * @description Errors: 401. `data` is null when the caller has no address.
     */
    get: operations['defaultAddress'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/address/default/set': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make an address the default
     * @description Errors: 400, 401; 500 when the caller has no such address.
     */
    post: operations['setDefaultAddress'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/address/ip/info': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Estimate the location of the caller, for a new address
     * @description Unknown parts are empty. Errors: 401.
     */
    post: operations['addressByIp'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/front/policy/{kind}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A policy of the mall, in force now
     * @description Optional for servers of this family. Errors: 400; 500 when the mall has none.
     */
    get: operations['mallPolicy'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description A new session. `nikeName` is the actual spelling. */
    LoginResult: {
      /** @description 32 lowercase hex characters; expires some time after its last use, seven days in the reference server */
      token: string;
      /** @enum {string} */
      type?: 'phone' | 'email' | 'google' | 'facebook' | 'twitter' | 'visitor';
      key?: string | null;
      uid?: number;
      nikeName: string;
      phone?: string | null;
      email?: string | null;
      identity?: string | null;
      userType?: string | null;
    };
    LoginMethods: {
      visitorOpen: boolean;
      facebookOpen: boolean;
      facebookAppId: string | null;
      /** @description User and privacy agreement */
      agreement: string;
      twitterOpen?: boolean;
      googleOpen?: boolean;
      googleClientId?: string | null;
    };
    LoginPicture: {
      loginLeftImage: string;
    };
    /** @description Six digits of any script; blanks and dashes between them are ignored */
    Code: string;
    /**
     * @description Decimal amount in the mall's currency with two places, `"12.50"`, `"1250.00"` in a currency without decimals,
     *     or three where the currency has three, `"1.250"`
     */
    Money: string;
    /** @description Tax that is included, as `Money`; only where the mall tells it; an addition */
    IncludedTax: string;
    /** @description Decimal amount as `Money`, or null when there is none */
    MoneyOrNull: string | null;
    /** @description `yyyy-MM-dd HH:mm:ss` in the mall's time zone */
    DateTime: string;
    /** @description `yyyy-MM-dd HH:mm:ss` in the mall's time zone, or null */
    DateTimeOrNull: string | null;
    /**
     * @description `processing`: accepted, settles late. `refunded`: returned at the provider, not by the mall.
     *     A dispute withholds the amount until it is won
     * @enum {string}
     */
    PaymentNoteKind:
      'processing' | 'refunded' | 'refundFailed' | 'disputed' | 'disputeWon' | 'disputeLost';
    /** @description `yyyy-MM-dd`, or null */
    DateOrNull: string | null;
    /**
     * @description An address of RFC 5322 without quotes, also with letters of any script and an internationalised
     *     domain, in Unicode or as `xn--…`
     */
    Email: string;
    /** @description Fields of every page besides its `list` */
    PageInfo: {
      /**
       * @description Rows on all pages. Exact up to 1,000: a larger total means "at
       *     least", and grows with the requested pages.
       */
      total: number;
      /** @description Number of pages */
      pages: number;
      pageNum?: number;
      pageSize?: number;
      /** @description Rows on this page */
      size?: number;
      startRow?: number;
      endRow?: number;
      prePage?: number;
      nextPage?: number;
      isFirstPage?: boolean;
      isLastPage?: boolean;
      hasPreviousPage?: boolean;
      hasNextPage?: boolean;
      navigatePages?: number;
      navigatepageNums?: number[];
      navigateFirstPage?: number;
      navigateLastPage?: number;
    };
    /** @description Goods in a list. Sold units are `sales + ficti`. Without an old price, `otPrice` equals the price. */
    IndexProduct: {
      id: number;
      image: string;
      /** @description Name of the goods */
      storeName: string;
      price: components['schemas']['Money'];
      otPrice: components['schemas']['MoneyOrNull'];
      sales: number;
      /** @description Units added to the sold ones by the shop */
      ficti: number;
      unitName?: string | null;
      stock?: number | null;
      merId?: number | null;
      /** @description Name of the shop; an addition */
      merName?: string;
      /** @description Colours to choose from, with their names; absent for fewer than two; an addition */
      colours?: {
        name: string;
        /** @description CSS */
        color: string;
      }[];
      /** @description Reviews, as of some minutes ago; an addition */
      reviewCount?: number;
      /** @description Mean of the reviews, 1 to 5 with one decimal, null without any; an addition */
      stars?: number | null;
    };
    IndexProductPage: {
      /**
       * @description Rows on all pages. Exact up to 1,000: a larger total means "at
       *     least", and grows with the requested pages.
       */
      total: number;
      /** @description Number of pages */
      pages: number;
      pageNum?: number;
      pageSize?: number;
      /** @description Rows on this page */
      size?: number;
      startRow?: number;
      endRow?: number;
      prePage?: number;
      nextPage?: number;
      isFirstPage?: boolean;
      isLastPage?: boolean;
      hasPreviousPage?: boolean;
      hasNextPage?: boolean;
      navigatePages?: number;
      navigatepageNums?: number[];
      navigateFirstPage?: number;
      navigateLastPage?: number;
      list: components['schemas']['IndexProduct'][];
      /** @description No goods have all words of the search; these have some. Absent otherwise; an addition */
      isPartial?: boolean;
      /** @description Corrected query of a search without matches */
      didYouMean?: string;
    };
    /** @description The shop is closed from `from` until `until`, now or soon; an addition */
    ShopHoliday: {
      from: components['schemas']['DateTime'];
      until: components['schemas']['DateTime'];
      /** @description Of the shop; may be empty */
      text: string;
    };
    /** @description Mean of the service scores of the shop's reviews, 1 to 5 with one decimal, null without any; an addition */
    ShopStars: number | null;
    /** @description Goods on the card of a shop */
    ShopProduct: {
      id: number;
      image: string;
      storeName: string;
      price: components['schemas']['Money'];
      otPrice?: components['schemas']['MoneyOrNull'];
      sales?: number;
      ficti?: number;
      unitName?: string | null;
      stock?: number | null;
      /** @description Reviews, as of some minutes ago; on the page of goods only; an addition */
      reviewCount?: number;
      /** @description Mean of the reviews, 1 to 5 with one decimal, null without any; an addition */
      stars?: number | null;
    };
    /** @description A category and those below it */
    CategoryNode: {
      id: number;
      pid?: number;
      name: string;
      icon?: string | null;
      level?: number;
      sort?: number;
      isShow?: boolean;
      childList: components['schemas']['CategoryNode'][];
    };
    /** @description One sku of an order */
    OrderLine: {
      id: number;
      merOrderNo: string;
      productId: number;
      productName: string;
      image: string;
      /** @description Sku id */
      attrValueId: number;
      /** @description Chosen values joined by comma */
      sku: string;
      price: components['schemas']['Money'];
      /** @description Units */
      payNum: number;
      /** @description Received: it can be reviewed. Not if it was refunded before it was shipped */
      isReceived?: boolean;
      /** @description Reviewed already */
      isReply?: boolean;
      /** @description Share of the freight */
      freightFee?: components['schemas']['Money'];
      /** @description Share of the coupons */
      couponFee?: components['schemas']['Money'];
      /** @description Part of `couponFee` by the mall's coupon */
      generalCouponFee?: components['schemas']['Money'];
      /** @description Paid by points */
      integralFee?: components['schemas']['Money'];
      /** @description Number of these points */
      useIntegral?: number;
      /** @description Paid for the line: `price` × `payNum` + `freightFee` − `couponFee` − `integralFee` */
      payFee?: components['schemas']['Money'];
      /** @description Of `taxFee`, in percent; an addition */
      taxRate?: number;
      /** @description The tax that the line includes, also of what the mall pays of it; only where the mall tells it */
      taxFee?: components['schemas']['IncludedTax'];
    };
    PreOrderLine: {
      productId?: number;
      productName: string;
      attrValueId?: number;
      image: string;
      sku: string;
      price: components['schemas']['Money'];
      payNum: number;
      weight?: components['schemas']['MoneyOrNull'];
      volume?: components['schemas']['MoneyOrNull'];
      postage?: components['schemas']['MoneyOrNull'];
      freightFee?: components['schemas']['Money'];
      couponFee?: components['schemas']['Money'];
      generalCouponFee?: components['schemas']['Money'];
      integralFee?: components['schemas']['Money'];
      payFee?: components['schemas']['Money'];
    };
    /**
     * @description `courier` a courier company with a waybill, `shopCourier` the shop itself, `virtual` goods that
     *     are not shipped: the shop sends a code or a text
     * @enum {string}
     */
    DeliveryMethod: 'courier' | 'shopCourier' | 'virtual';
    /** @description A day of the mall without time, `yyyy-MM-dd` */
    Day: string;
    /**
     * @description The days between which goods are expected to arrive; absent where nobody knows, and for goods that are not
     *     shipped. An addition
     */
    Arrival: {
      from: components['schemas']['Day'];
      until: components['schemas']['Day'];
      /** @description ISO 3166 code of the country that it is for, where the caller has not named one */
      country?: string;
      /** @description Of an order that has not arrived by `until` */
      late?: boolean;
    };
    /** @description The part of one shop in a pre-order or an unpaid order */
    PreOrderShop: {
      merId: number;
      merName: string;
      orderInfoList: components['schemas']['PreOrderLine'][];
      proTotalFee?: components['schemas']['Money'];
      freightFee?: components['schemas']['Money'];
      /** @description Missing order value of the shop for free freight */
      freeFreightMissing?: components['schemas']['MoneyOrNull'];
      /** @description The one that `freightFee` is for; in a pre-order only */
      deliveryMethod?: components['schemas']['DeliveryMethod'];
      /** @description Delivery methods of the shop with their freight; in a pre-order only */
      deliveryMethods?: {
        method: components['schemas']['DeliveryMethod'];
        freightFee: components['schemas']['Money'];
      }[];
      arrival?: components['schemas']['Arrival'];
      couponFee?: components['schemas']['Money'];
      integralFee?: components['schemas']['Money'];
      payFee?: components['schemas']['Money'];
    };
    /**
     * @description Code of a refusal that a program reacts to or shows in the language of its user
     * @enum {string}
     */
    ErrorReason:
      | 'not-found'
      | 'already-done'
      | 'wrong-state'
      | 'too-late'
      | 'limit-reached'
      | 'key-reused'
      | 'too-many-tries'
      | 'account-required'
      | 'email-missing'
      | 'wrong-code'
      | 'not-sent'
      | 'wrong-email'
      | 'wrong-phone'
      | 'weak-password'
      | 'different-passwords'
      | 'wrong-email-sign-in'
      | 'wrong-phone-sign-in'
      | 'no-email-account'
      | 'no-phone-account'
      | 'email-taken'
      | 'phone-taken'
      | 'other-sign-in'
      | 'sign-in-closed'
      | 'sign-in-failed'
      | 'sign-in-misconfigured'
      | 'out-of-stock'
      | 'off-sale'
      | 'held-by-others'
      | 'draft-expired'
      | 'price-changed'
      | 'address-required'
      | 'unknown-country'
      | 'wrong-post-code'
      | 'not-delivered'
      | 'delivery-not-offered'
      | 'unpaid-orders'
      | 'coupon-unfit'
      | 'coupon-used'
      | 'coupon-expired'
      | 'coupon-not-started'
      | 'coupon-sold-out'
      | 'payment-method-closed'
      | 'other-payment-method'
      | 'payment-processing'
      | 'payment-disputed'
      | 'payment-unavailable'
      | 'payment-misconfigured'
      | 'not-paid'
      | 'order-begun'
      | 'refund-unpaid'
      | 'refund-in-progress'
      | 'refund-done'
      | 'refund-too-late'
      | 'too-many-units'
      | 'link-expired'
      | 'look-up-over'
      | 'other-email'
      | 'no-picture'
      | 'too-many-pixels'
      | 'shop-name-taken'
      | 'shop-email-taken'
      | 'applications-waiting'
      | 'stale'
      | 'invalid-value'
      | 'in-use'
      | 'second-factor-missing'
      | 'factor-unproved'
      | 'wrong-passkey'
      | 'passkeys-unavailable';
    /**
     * @description A random value of the storefront. A code requested with it is only valid together
     *     with it, that is in the same browser.
     */
    RequestKey: string;
    /** @description Identifies the captcha */
    GraphicKey: string;
    /** @description The characters of the picture in any case, or the number found by proof of work */
    GraphicCode: string;
    GraphicCaptcha: {
      graphicKey: string;
      /** @description PNG as a `data:` address, 180 by 60 pixels drawn twice as large */
      image: string;
      /** @description Validity */
      minutes: number;
    };
    /**
     * @description An alternative to the image: the client searches the integer from 0 to
     *     `maxNumber` for which SHA-256 of the text `salt` + number, as hex, is `challenge`. That number
     *     is the `graphicCode`.
     */
    WorkCaptcha: {
      graphicKey: string;
      salt: string;
      challenge: string;
      maxNumber: number;
      /** @description Validity */
      minutes: number;
    };
    /**
     * @description National number; blanks, dashes, slashes, brackets and a trunk zero are ignored, digits may
     *     be of any script. A country code in the number (`+39…`, `0039…`) precedes `countryCode`.
     */
    PhoneNumber: string;
    /** @description Calling code with or without plus, as text or number: `"+86"`, `86` */
    CountryCode: string;
    /**
     * @description A request token of OAuth 1.0a. `tokenSecret` proves to `loginByTwitter` that the same browser
     *     comes back; with some servers it is the secret itself.
     */
    TwitterRequestToken: {
      /** @description Redirect the browser to it */
      authorizationURL: string;
      authenticationURL?: string;
      token: string;
      tokenSecret: string;
    };
    /**
     * @description The start of an OAuth 2 sign-in. The provider returns the browser to
     *     `/middlewares/callback_google` or `/middlewares/callback_facebook` with `code` and `state`.
     */
    OauthRequest: {
      /** @description Redirect the browser to it */
      authorizationURL: string;
      /** @description Returned in the URL; must be equal */
      state: string;
      /** @description Store it in this browser; it proves that the same one returns */
      stateSecret: string;
    };
    UserInfo: {
      /** @description Id of the account */
      uid?: number;
      nickname: string;
      avatar: string;
      /** @description Without the country code */
      phone: string | null;
      email: string | null;
      /** @enum {string} */
      userType: 'phone' | 'email' | 'google' | 'facebook' | 'twitter' | 'visitor';
      /** @description Points */
      integral?: number;
      experience?: number;
      couponCount?: number;
      collectCount?: number;
    };
    UserMenuEntry: {
      id: number;
      name: string;
      /** @description Page of the storefront; hidden when blank */
      pc_url: string;
      pic?: string;
      url?: string;
    };
    UserMenu: {
      routine_my_menus: components['schemas']['UserMenuEntry'][] | null;
      routine_my_banner?: components['schemas']['UserMenuEntry'][] | null;
    };
    /**
     * @description What mails are about that a shopper can leave out: `reviews` invitations to write one, `coupons` those that run out.
     *     Other values may follow.
     * @enum {string}
     */
    MailTopic: 'reviews' | 'coupons' | 'backInStock';
    MailSettings: {
      /** @description Of the account; null where mails go to the address of each order */
      email: string | null;
      topics: {
        topic: components['schemas']['MailTopic'];
        isOn: boolean;
      }[];
    };
    UploadedImage: {
      /** @description URL of the image, for other calls */
      url: string;
      fileName?: string;
      /** @enum {string} */
      extName?: 'jpg' | 'png';
      /** @description Stored bytes */
      fileSize?: number;
      /** @description `image/jpeg` or `image/png` */
      type?: string;
    };
    Banner: {
      id: number;
      pic: string;
      name?: string | null;
      url?: string | null;
    };
    /** @description Images and contact data of the mall. Only the contact fields of `consumerType` and `mall.contactTypes` are reliable. */
    HomeIndex: {
      banner: components['schemas']['Banner'][];
      /** @description Thin middle carousel */
      bastBanner: components['schemas']['Banner'][];
      logoUrl: string;
      /** @description Tall image beside the recommended goods */
      recommendImage: string;
      /** @description Image of the shop street page */
      shopStreetHeaderImag: string;
      /** @description JSON text `{"country","currency","symbol","ID","decimals"}`; `decimals` of the mall's amounts is an addition */
      shopPayCurrency: string;
      /** @enum {string} */
      consumerType: 'h5' | 'hotline' | 'message' | 'email';
      consumerHotline: string | null;
      consumerH5Url: string | null;
      consumerMessage: string | null;
      consumerEmail: string | null;
      mall?: components['schemas']['MallData'];
    };
    /** @description Data of the mall. Optional for servers of this family. */
    MallData: {
      name: components['schemas']['LocalText'];
      address: components['schemas']['LocalText'] | null;
      /** @description When the service of the mall answers. Absent where the mall does not say */
      serviceHours?: components['schemas']['LocalText'];
      /** @description The logo for dark backgrounds, if any */
      logoDarkUrl?: string;
      /** @description All types of contact that the mall offers, the one of `consumerType` first */
      contactTypes?: ('h5' | 'hotline' | 'message' | 'email')[];
      /** @description URL of the mall for phones, where it is a separate one */
      mobileUrl?: string;
      /** @description UTC offset of all times in responses, all year round: 480 is GMT+8. Without it a storefront has to be told */
      zoneOffsetMinutes?: number;
      /** @description Points for each 100 minor units paid for goods: $1, ¥100, KD 0.100 */
      pointsPerUnit?: number;
      /** @description ISO 3166 code of the country that pages assume of shoppers who have not said theirs; absent for none */
      deliveryCountry?: string;
      terms?: components['schemas']['Terms'];
    };
    /** @description Time limits of orders, in days */
    Terms: {
      /** @description After shipping, until an order counts as received */
      receiveDays: number;
      /** @description Refund period after completion */
      refundDays: number;
      /** @description Period for returning goods of an accepted refund */
      sendBackDays: number;
      /** @description Working days from shipping to arrival, of shops without a freight rule */
      arrivalDays: {
        from: number;
        to: number;
      } | null;
    };
    /** @description A text by language tag; `en` is required */
    LocalText: {
      en: string;
    } & {
      [key: string]: string;
    };
    HotKeyword: {
      id: number;
      title: string;
    };
    ActivityProduct: {
      proId: number;
      /** @description Image of the activity */
      proImage: string;
      /** @description Picture of the goods */
      image: string;
      storeName: string;
      price: components['schemas']['Money'];
      otPrice: components['schemas']['MoneyOrNull'];
      title?: string | null;
      /** @description Sold units in total; an addition */
      sales?: number;
      /** @description Name of the shop; an addition */
      merName?: string;
      /** @description Reviews, as of some minutes ago; an addition */
      reviewCount?: number;
      /** @description Mean of the reviews, 1 to 5 with one decimal, null without any; an addition */
      stars?: number | null;
    };
    ActivityProductPage: {
      /**
       * @description Rows on all pages. Exact up to 1,000: a larger total means "at
       *     least", and grows with the requested pages.
       */
      total: number;
      /** @description Number of pages */
      pages: number;
      pageNum?: number;
      pageSize?: number;
      /** @description Rows on this page */
      size?: number;
      startRow?: number;
      endRow?: number;
      prePage?: number;
      nextPage?: number;
      isFirstPage?: boolean;
      isLastPage?: boolean;
      hasPreviousPage?: boolean;
      hasNextPage?: boolean;
      navigatePages?: number;
      navigatepageNums?: number[];
      navigateFirstPage?: number;
      navigateLastPage?: number;
      list: components['schemas']['ActivityProduct'][];
    };
    /** @description Type 1: strip of goods; 2: one big and two small tiles; 3: strip of big pictures */
    HomeActivity: {
      id: number;
      name: string;
      /** @enum {integer} */
      type: 1 | 2 | 3;
      /** @description Its subtitle */
      instruction?: string | null;
      productList: components['schemas']['ActivityProduct'][];
    };
    ActivityDetail: {
      id?: number;
      name: string;
      /** @enum {integer} */
      type?: 1 | 2 | 3;
      /** @description JSON text: list of picture addresses */
      banner: string | null;
      instruction: string | null;
      /** @description Its end, null without one; an addition */
      endTime?: string | null;
      /** @description The activities that follow it on the home page, at most two; an addition */
      others?: {
        id: number;
        name: string;
        /** @enum {integer} */
        type: 1 | 2 | 3;
        /** @description JSON text: list of picture addresses */
        banner: string;
      }[];
    };
    /** @description Suggestions for the typed text, best first */
    SearchSuggestions: {
      /** @description Searches that complete the last word, most frequent first */
      words: string[];
      goods: components['schemas']['SuggestedGoods'][];
      shops: components['schemas']['SuggestedShop'][];
      categories: components['schemas']['SuggestedCategory'][];
      /** @description Corrected query, if there are no matches */
      didYouMean?: string;
    };
    SuggestedGoods: {
      id: number;
      storeName: string;
      image: string;
      price: components['schemas']['Money'];
    };
    SuggestedShop: {
      id: number;
      name: string;
      avatar: string;
    };
    SuggestedCategory: {
      id: number;
      name: string;
    };
    /** @description `sales` is the total number of sold units, `ficti` is null or 0 */
    LeaderboardProduct: {
      id: number;
      image: string;
      storeName: string;
      price: components['schemas']['Money'];
      otPrice?: components['schemas']['MoneyOrNull'];
      sales: number;
      ficti: number | null;
      /** @description Name of the shop; an addition */
      merName?: string;
      /** @description Reviews, as of some minutes ago; an addition */
      reviewCount?: number;
      /** @description Mean of the reviews, 1 to 5 with one decimal, null without any; an addition */
      stars?: number | null;
    };
    /** @description The first id of each part of at most 10,000, by kind, ascending */
    SitemapParts: {
      goods: number[];
      shops: number[];
    };
    ProductInfo: {
      id: number;
      merId: number;
      image?: string;
      /** @description JSON text: list of picture addresses */
      sliderImage: string;
      /** @description Alternative texts of `sliderImage`, in its order, `""` for none; absent without any; an addition */
      sliderAlts?: string[];
      storeName: string;
      /** @description The shop's original name, if `storeName` is a translation */
      ownName?: string | null;
      /** @description Short introduction, may have several lines */
      storeInfo?: string | null;
      price: components['schemas']['Money'];
      otPrice: components['schemas']['MoneyOrNull'];
      sales: number;
      ficti: number;
      stock: number;
      unitName: string;
      browse?: number;
      guaranteeIds?: string | null;
      /** @description The description, in the language of the request where it is translated */
      content: string | null;
      keyword?: string | null;
      cateId?: string | null;
      categoryId?: number | null;
      brandId?: number | null;
      postage?: components['schemas']['MoneyOrNull'];
    };
    /** @description An attribute with its options */
    ProductAttr: {
      id?: number;
      productId?: number;
      attrName: string;
      /** @description Values joined by comma, in the language of the request; so are the keys of `productValue`. */
      attrValues: string;
      type?: number;
      isDel?: boolean;
    };
    Sku: {
      id: number;
      productId?: number;
      /** @description Values joined by comma */
      sku?: string;
      stock: number;
      sales?: number;
      price: components['schemas']['Money'];
      otPrice: components['schemas']['MoneyOrNull'];
      image: string;
      unique?: string;
      cost?: components['schemas']['Money'];
      barCode?: string | null;
      weight?: components['schemas']['Money'];
      volume?: components['schemas']['Money'];
      brokerage?: components['schemas']['MoneyOrNull'];
      brokerageTwo?: components['schemas']['MoneyOrNull'];
      type?: number;
      quota?: number | null;
      quotaShow?: number | null;
      createTime?: components['schemas']['DateTimeOrNull'];
      updateTime?: components['schemas']['DateTimeOrNull'];
      /** @description JSON text `{"attribute":"value"}` */
      attrValue?: string;
      minPrice?: components['schemas']['MoneyOrNull'];
      checked?: boolean | null;
      vipPrice?: components['schemas']['MoneyOrNull'];
    };
    /** @description The shop of the goods. Its id is `productInfo.merId`. */
    ProductShop: {
      name: string;
      avatar: string;
      /** @description Operated by the mall */
      isSelf: boolean;
      /** @description 1 to 5 */
      starLevel: number;
      stars?: components['schemas']['ShopStars'];
      typeId: number;
      /** @description Followed by the caller */
      isCollect: boolean;
      holiday?: components['schemas']['ShopHoliday'];
      proList: components['schemas']['ShopProduct'][];
    };
    Guarantee: {
      id: number;
      name: string;
      icon?: string | null;
      content: string;
      sort?: number;
    };
    ProductDetail: {
      productInfo: components['schemas']['ProductInfo'];
      /** @description One entry for each attribute, in display order */
      productAttr: components['schemas']['ProductAttr'][];
      /** @description Sku by the chosen values, joined by comma without spaces in the order of `productAttr` */
      productValue: {
        [key: string]: components['schemas']['Sku'];
      };
      /** @description Facts that are not chosen, in their order; absent without any; an addition */
      specifications?: components['schemas']['ProductSpecification'][];
      merchantInfo: components['schemas']['ProductShop'];
      /** @description In the collection of the caller */
      userCollect: boolean;
      /** @description Sold-out skus whose return the caller is told of; an addition */
      watchedSkus?: number[];
      guaranteeList: components['schemas']['Guarantee'][] | null;
      /**
       * @description Freight and delivery time of one unit, by country. Empty for goods that are not
       *     shipped. Optional for servers of this family.
       */
      deliveryZones?: components['schemas']['DeliveryZone'][];
    };
    ProductSpecification: {
      name: string;
      value: string;
    };
    DeliveryZone: {
      /** @description ISO 3166 codes; empty for all countries in no other zone */
      countries: string[];
      freightFee: components['schemas']['Money'];
      /** @description Order value of the shop from which freight is free */
      freeFrom: components['schemas']['MoneyOrNull'];
      /** @description When what is ordered now arrives. Countries that differ in it are in zones of their own. An addition */
      arrival?: components['schemas']['Arrival'];
      /** @description Days from order to arrival; null if unknown */
      days: {
        from: number;
        to: number;
      } | null;
    };
    /** @description A filter value */
    FacetOption: {
      id: number;
      name: string;
      count: components['schemas']['FacetCount'];
    };
    /** @description Number of goods with this value; 1001 means "more than 1,000" */
    FacetCount: number;
    ProductFacets: {
      total: components['schemas']['FacetCount'];
      /** @description Too many goods to count all: counts are lower bounds, and may be 0 */
      partial: boolean;
      /** @description Subcategories of the selected category, or the first level */
      categories: components['schemas']['FacetOption'][];
      shopTypes: components['schemas']['FacetOption'][];
      ratings: {
        /** @description Minimum mean of the reviews */
        stars: number;
        count: components['schemas']['FacetCount'];
      }[];
      /** @description Ranges with about equal numbers of goods; inclusive, null is open */
      prices: {
        minPrice: components['schemas']['MoneyOrNull'];
        maxPrice: components['schemas']['MoneyOrNull'];
        count: components['schemas']['FacetCount'];
      }[];
      inStock: components['schemas']['FacetCount'];
      isSelf: components['schemas']['FacetCount'];
      isReduced: components['schemas']['FacetCount'];
      hasCoupon: components['schemas']['FacetCount'];
      /**
       * @description What options and specifications of the goods say, where it divides them: colour, size, brand and
       *     others, most frequent values first; an addition
       */
      attributes?: components['schemas']['FacetAttribute'][];
    };
    FacetAttribute: {
      id: number;
      name: string;
      values: {
        /** @description For the parameter `values` */
        id: number;
        name: string;
        count: components['schemas']['FacetCount'];
        /** @description CSS, of colours */
        color?: string;
      }[];
    };
    ReviewSummary: {
      sumCount: number;
      goodCount: number;
      /** @description General ones */
      inCount: number;
      poorCount: number;
      /** @description Share of good ones, `"0.95"` */
      replyChance: string;
      /** @description Mean, rounded down */
      replyStar: number;
      /** @description Mean with one decimal, as in lists; null without any. Optional for servers of this family */
      stars?: number | null;
      /** @description With pictures. Optional for servers of this family */
      pictureCount?: number;
      /**
       * @description Bought options, most reviewed first; empty for goods without options. Servers of this family may
       *     leave it out.
       */
      specifications?: {
        /** @description As the shop calls it; for the parameter `sku` */
        sku: string;
        /** @description In the language of the request. Servers of this family may leave it out. */
        name?: string;
        count: number;
      }[];
    };
    Review: {
      id?: number;
      /** @description Always 0: reviews do not tell whose they are */
      uid?: number;
      star: number;
      /** @description Language tag of the comment; null where nobody knows. Servers of this family may leave it out. */
      language?: string | null;
      comment: string;
      /** @description May be [""] when there is none */
      pics: string[];
      merchantReplyContent: string | null;
      /** @description Follow-up by the author */
      followUp?: string | null;
      followUpTime?: components['schemas']['DateTimeOrNull'];
      /** @description Masked in the middle */
      nickname: string;
      avatar: string | null;
      createTime: components['schemas']['DateTime'];
      sku?: string;
    };
    ReviewDetail: {
      sumCount: number;
      goodCount: number;
      /** @description General ones */
      inCount: number;
      poorCount: number;
      /** @description Share of good ones, `"0.95"` */
      replyChance: string;
      /** @description Mean, rounded down */
      replyStar: number;
      /** @description Mean with one decimal, as in lists; null without any. Optional for servers of this family */
      stars?: number | null;
      /** @description With pictures. Optional for servers of this family */
      pictureCount?: number;
      /**
       * @description Bought options, most reviewed first; empty for goods without options. Servers of this family may
       *     leave it out.
       */
      specifications?: {
        /** @description As the shop calls it; for the parameter `sku` */
        sku: string;
        /** @description In the language of the request. Servers of this family may leave it out. */
        name?: string;
        count: number;
      }[];
      /** @description The first review of the list; null if there is none */
      productReply: components['schemas']['Review'] | null;
    };
    ReviewPage: {
      /**
       * @description Rows on all pages. Exact up to 1,000: a larger total means "at
       *     least", and grows with the requested pages.
       */
      total: number;
      /** @description Number of pages */
      pages: number;
      pageNum?: number;
      pageSize?: number;
      /** @description Rows on this page */
      size?: number;
      startRow?: number;
      endRow?: number;
      prePage?: number;
      nextPage?: number;
      isFirstPage?: boolean;
      isLastPage?: boolean;
      hasPreviousPage?: boolean;
      hasNextPage?: boolean;
      navigatePages?: number;
      navigatepageNums?: number[];
      navigateFirstPage?: number;
      navigateLastPage?: number;
      list: components['schemas']['Review'][];
    };
    /** @description A shop in a list, with up to three of its goods */
    MerchantCard: {
      id: number;
      name: string;
      categoryId?: number;
      typeId?: number;
      /** @description Operated by the mall */
      isSelf?: boolean;
      backImage: string;
      avatar: string;
      streetBackImage?: string | null;
      /** @description 1 to 5 */
      starLevel: number;
      stars?: components['schemas']['ShopStars'];
      /** @description Introduction */
      intro?: string;
      /** @description Followers */
      collectNum?: number;
      /** @description What the first of the shop's own categories that holds three goods sells most; without one, the shop */
      proList: components['schemas']['ShopProduct'][];
    };
    MerchantCardPage: {
      /**
       * @description Rows on all pages. Exact up to 1,000: a larger total means "at
       *     least", and grows with the requested pages.
       */
      total: number;
      /** @description Number of pages */
      pages: number;
      pageNum?: number;
      pageSize?: number;
      /** @description Rows on this page */
      size?: number;
      startRow?: number;
      endRow?: number;
      prePage?: number;
      nextPage?: number;
      isFirstPage?: boolean;
      isLastPage?: boolean;
      hasPreviousPage?: boolean;
      hasNextPage?: boolean;
      navigatePages?: number;
      navigatepageNums?: number[];
      navigateFirstPage?: number;
      navigateLastPage?: number;
      list: components['schemas']['MerchantCard'][];
    };
    ShopInfo: {
      id: number;
      name: string;
      categoryId?: number;
      typeId: number;
      isSelf: boolean;
      backImage?: string;
      avatar: string;
      starLevel: number;
      stars?: components['schemas']['ShopStars'];
      /** @description Followed by the caller */
      isCollect: boolean;
      serviceType?: string | null;
      serviceLink?: string | null;
      servicePhone?: string | null;
      serviceMessage?: string | null;
      serviceEmail?: string | null;
      /** @description JSON text: list of `{"sattDir"}`, `"[]"` when there is none */
      pcBanner: string;
      pcBackImage: string | null;
      /** @description Introduction */
      intro?: string;
      /** @description Followers */
      collectNum?: number;
      createTime?: components['schemas']['DateTime'];
      openingHours?: components['schemas']['OpeningHours'][];
      holiday?: components['schemas']['ShopHoliday'];
      /** @description The sections of the shop's home, in order; absent when the shop has not arranged it. An addition */
      layout?: components['schemas']['ShopSection'][];
    };
    /**
     * @description `goods` chosen goods, `new` the newest goods, `coupons` of the shop, `categories` of the shop,
     *     `introduction` its text
     * @enum {string}
     */
    ShopSectionKind: 'goods' | 'new' | 'coupons' | 'categories' | 'introduction';
    ShopSection: {
      kind: components['schemas']['ShopSectionKind'];
      /** @description Empty: the storefront's own */
      title: string;
      /** @description Goods on sale, for the kind `goods` */
      productIds: number[];
    };
    /** @description Opening hours on these weekdays, in the mall's time zone */
    OpeningHours: {
      days: number[];
      opens: string;
      closes: string;
    };
    /** @description Contact data of a shop */
    ChatConfig: {
      /** @enum {string} */
      serviceType: 'H5' | 'phone' | 'message' | 'email';
      serviceLink: string | null;
      servicePhone: string | null;
      serviceMessage: string | null;
      serviceEmail: string | null;
    };
    /** @description Owner of a shop */
    ShopDetail: {
      id?: number;
      realName: string;
      email: string;
      phone: string;
      address: string;
      /** @description JSON text: list of picture addresses */
      qualificationPicture: string;
      intro: string;
      createTime?: components['schemas']['DateTime'];
      /** @description Followers */
      collectNum: number;
    };
    ShopType: {
      id: number;
      name: string;
      info: string;
      /** @description Open shops of the type. An addition */
      shopCount?: number;
      isDel?: boolean;
      createTime?: components['schemas']['DateTime'];
      updateTime?: components['schemas']['DateTime'];
    };
    /** @description A shop category */
    ShopCategory: {
      id: number;
      name: string;
      /** @description Percent */
      handlingFee: number;
      /** @description Open shops of the category. An addition */
      shopCount?: number;
      isDel?: boolean;
      createTime?: components['schemas']['DateTime'];
      updateTime?: components['schemas']['DateTime'];
    };
    SettlementAgreement: {
      /** @description The agreement for shops */
      agreement: string;
      /** @description Working days for the review of an application */
      reviewDays?: number;
    };
    ApplicationFields: {
      /** @description Of the shop or the company */
      name: string;
      /** @description `id` of a ShopCategory */
      categoryId: number;
      /** @description `id` of a ShopType */
      typeId: number;
      /** @description Of the applicant */
      realName: string;
      email: components['schemas']['Email'];
      countryCode?: string | null;
      /** @description As typed, see `PhoneNumber` */
      phone?: string | null;
      /** @description Ignored: the category's applies */
      handlingFee?: number | null;
      keywords?: string | null;
      country?: string | null;
      address: string;
      /** @description JSON text: list of 1 to 10 addresses of uploads of the caller */
      qualificationPicture: string;
    };
    NewApplication: {
      /** @description Of the shop or the company */
      name: string;
      /** @description `id` of a ShopCategory */
      categoryId: number;
      /** @description `id` of a ShopType */
      typeId: number;
      /** @description Of the applicant */
      realName: string;
      email: components['schemas']['Email'];
      countryCode?: string | null;
      /** @description As typed, see `PhoneNumber` */
      phone?: string | null;
      /** @description Ignored: the category's applies */
      handlingFee?: number | null;
      keywords?: string | null;
      country?: string | null;
      address: string;
      /** @description JSON text: list of 1 to 10 addresses of uploads of the caller */
      qualificationPicture: string;
      /** @description Six digits as in `Code`, from `sendSettlementCode` for `email` */
      captcha: string;
      requestKey?: components['schemas']['RequestKey'];
    };
    ChangedApplication: {
      /** @description Of the shop or the company */
      name: string;
      /** @description `id` of a ShopCategory */
      categoryId: number;
      /** @description `id` of a ShopType */
      typeId: number;
      /** @description Of the applicant */
      realName: string;
      email: components['schemas']['Email'];
      countryCode?: string | null;
      /** @description As typed, see `PhoneNumber` */
      phone?: string | null;
      /** @description Ignored: the category's applies */
      handlingFee?: number | null;
      keywords?: string | null;
      country?: string | null;
      address: string;
      /** @description JSON text: list of 1 to 10 addresses of uploads of the caller */
      qualificationPicture: string;
      /** @description Six digits as in `Code`; required if `email` has changed */
      captcha?: string | null;
      requestKey?: components['schemas']['RequestKey'];
    };
    MerchantApplication: {
      id: number;
      name: string;
      createTime: components['schemas']['DateTime'];
      /** @description When it was last submitted */
      sentTime?: components['schemas']['DateTime'];
      /** @description When the mall decided or the applicant withdrew */
      decisionTime?: components['schemas']['DateTimeOrNull'];
      /** @description 1 awaiting review, 2 approved, 3 refused or withdrawn */
      auditStatus: number;
      /** @description With status 3: withdrawn by the applicant */
      withdrawn?: boolean;
      /** @description Why the mall refused */
      denialReason: string | null;
      categoryId: number;
      typeId: number;
      realName: string;
      email: string;
      countryCode?: string;
      phone: string;
      /** @description Percent, of the category */
      handlingFee: number;
      keywords: string;
      country?: string;
      address: string;
      /** @description JSON text: list of picture addresses */
      qualificationPicture: string;
      /** @description The shop, once it is approved */
      shopId?: number | null;
      /**
       * @description Of the key of the shop for the operator API: `open` when it can be had, `used` when it is at
       *     work. Null before the shop is there.
       */
      keyState?: string | null;
    };
    MerchantApplicationPage: {
      /**
       * @description Rows on all pages. Exact up to 1,000: a larger total means "at
       *     least", and grows with the requested pages.
       */
      total: number;
      /** @description Number of pages */
      pages: number;
      pageNum?: number;
      pageSize?: number;
      /** @description Rows on this page */
      size?: number;
      startRow?: number;
      endRow?: number;
      prePage?: number;
      nextPage?: number;
      isFirstPage?: boolean;
      isLastPage?: boolean;
      hasPreviousPage?: boolean;
      hasNextPage?: boolean;
      navigatePages?: number;
      navigatepageNums?: number[];
      navigateFirstPage?: number;
      navigateLastPage?: number;
      list: components['schemas']['MerchantApplication'][];
    };
    ShopKey: {
      id: number;
      /** @description The key, `vmo_…`; the server stores only its hash */
      key: string;
    };
    /** @description `price` and `stock` are null in invalid rows */
    CartRow: {
      id: number;
      productId: number;
      productAttrUnique?: string;
      /** @description Units */
      cartNum: number;
      image: string;
      storeName: string;
      /** @description Sku id */
      attrId?: number;
      /** @description Chosen values joined by comma */
      suk: string | null;
      price: components['schemas']['MoneyOrNull'];
      /** @description `price` when it was added, in valid rows where it is known */
      addedPrice?: components['schemas']['Money'];
      /** @description The sku can be ordered */
      attrStatus?: boolean;
      stock: number | null;
      /**
       * @description Why `cartNum` units cannot be ordered; null when they can. `soldOut` and `fewerLeft` are
       *     in valid rows, the others in invalid ones.
       * @enum {string|null}
       */
      invalidReason?: 'removed' | 'offSale' | 'shopClosed' | 'soldOut' | 'fewerLeft' | null;
    };
    CartShop: {
      merId?: number;
      merName: string;
      /**
       * @description When its goods arrive if they are ordered now, in the country of the default address or else the one that
       *     the mall assumes; an addition
       */
      arrival?: components['schemas']['Arrival'];
      cartInfoList: components['schemas']['CartRow'][];
    };
    CartCount: {
      count: number;
    };
    CartItem: {
      productId: number;
      /** @description Sku id */
      productAttrUnique: number;
      cartNum: number;
    };
    /**
     * @description What checkout will start with for these goods; nothing is reserved.
     *     `totalFee` = `proTotalFee` + `freightFee` − `couponFee`
     */
    CartEstimate: {
      /**
       * @description ISO 3166 code of the country that freight and days of arrival are for: the requested one, else that of
       *     the caller's default address, else that of the mall. Null when none is known
       */
      country: string | null;
      proTotalFee: components['schemas']['Money'];
      /** @description Reduction by the caller's coupons that checkout will suggest */
      couponFee: components['schemas']['Money'];
      /** @description Of the shops that deliver to the country */
      freightFee: components['schemas']['Money'];
      totalFee: components['schemas']['Money'];
      shops: components['schemas']['CartEstimateShop'][];
    };
    CartEstimateShop: {
      merId: number;
      /** @description The method that checkout starts with; null when the shop does not deliver to the country */
      deliveryMethod: components['schemas']['DeliveryMethod'] | null;
      /** @description Null when the shop does not deliver to the country */
      freightFee: components['schemas']['MoneyOrNull'];
      /**
       * @description The delivery is free with shipped goods of this shop for this amount more; null when it
       *     is free already, or never
       */
      freeFreightMissing: components['schemas']['MoneyOrNull'];
      arrival?: components['schemas']['Arrival'];
    };
    /** @description Goods that are saved for later. `addedPrice` is their price when added. */
    SavedItem: {
      id: number;
      productId: number;
      productAttrUnique?: string;
      /** @description Units */
      cartNum: number;
      image: string;
      storeName: string;
      /** @description Sku id */
      attrId?: number;
      /** @description Chosen values joined by comma */
      suk: string | null;
      price: components['schemas']['MoneyOrNull'];
      /** @description `price` when it was added, in valid rows where it is known */
      addedPrice?: components['schemas']['Money'];
      /** @description The sku can be ordered */
      attrStatus?: boolean;
      stock: number | null;
      /**
       * @description Why `cartNum` units cannot be ordered; null when they can. `soldOut` and `fewerLeft` are
       *     in valid rows, the others in invalid ones.
       * @enum {string|null}
       */
      invalidReason?: 'removed' | 'offSale' | 'shopClosed' | 'soldOut' | 'fewerLeft' | null;
      merId: number;
      merName: string;
    };
    /** @description Result of moving rows; the ids are those of the saved rows. */
    MovedToCart: {
      /** @description In the cart, all units */
      moved: number[];
      /** @description The maximum of units is in the cart, the others are still saved */
      partly: number[];
      /** @description Still saved: sold out, off sale, or all units are in the cart */
      stayed: number[];
    };
    WatchedSku: {
      skuId: number;
      productId: number;
      storeName: string;
      /** @description The chosen values, joined by commas; empty without any */
      sku: string;
      image: string;
      price: components['schemas']['Money'];
      createTime: components['schemas']['DateTime'];
    };
    WatchedSkuPage: {
      /**
       * @description Rows on all pages. Exact up to 1,000: a larger total means "at
       *     least", and grows with the requested pages.
       */
      total: number;
      /** @description Number of pages */
      pages: number;
      pageNum?: number;
      pageSize?: number;
      /** @description Rows on this page */
      size?: number;
      startRow?: number;
      endRow?: number;
      prePage?: number;
      nextPage?: number;
      isFirstPage?: boolean;
      isLastPage?: boolean;
      hasPreviousPage?: boolean;
      hasNextPage?: boolean;
      navigatePages?: number;
      navigatepageNums?: number[];
      navigateFirstPage?: number;
      navigateLastPage?: number;
      list: components['schemas']['WatchedSku'][];
    };
    SkuOnly: {
      skuId: number;
    };
    /** @description `collectedPrice` is the price when it was collected; null if unknown */
    CollectedProduct: {
      /** @description The id of the goods */
      id: number;
      productId: number;
      storeName: string;
      image: string;
      price: components['schemas']['Money'];
      otPrice?: components['schemas']['MoneyOrNull'];
      collectedPrice?: components['schemas']['MoneyOrNull'];
      /** @description Units of all skus together */
      stock?: number;
      /** @description False for goods off sale, and of a closed shop */
      isOnSale?: boolean;
      /** @description The shop */
      merId?: number;
      /** @description Reviews, as of some minutes ago; an addition */
      reviewCount?: number;
      /** @description Mean of the reviews, 1 to 5 with one decimal, null without any; an addition */
      stars?: number | null;
      createTime: components['schemas']['DateTime'];
    };
    CollectedProductPage: {
      /**
       * @description Rows on all pages. Exact up to 1,000: a larger total means "at
       *     least", and grows with the requested pages.
       */
      total: number;
      /** @description Number of pages */
      pages: number;
      pageNum?: number;
      pageSize?: number;
      /** @description Rows on this page */
      size?: number;
      startRow?: number;
      endRow?: number;
      prePage?: number;
      nextPage?: number;
      isFirstPage?: boolean;
      isLastPage?: boolean;
      hasPreviousPage?: boolean;
      hasNextPage?: boolean;
      navigatePages?: number;
      navigatepageNums?: number[];
      navigateFirstPage?: number;
      navigateLastPage?: number;
      list: components['schemas']['CollectedProduct'][];
    };
    FollowedShop: {
      uid?: number;
      merId: number;
      merName: string;
      merAvatar: string;
      /** @description 1 to 5 */
      starLevel?: number;
      stars?: components['schemas']['ShopStars'];
      /** @description Operated by the mall */
      isSelf?: boolean;
      /** @description False for a closed shop, which has no page */
      isOpen?: boolean;
      /** @description Followers */
      collectNum?: number;
      createTime: components['schemas']['DateTime'];
    };
    FollowedShopPage: {
      /**
       * @description Rows on all pages. Exact up to 1,000: a larger total means "at
       *     least", and grows with the requested pages.
       */
      total: number;
      /** @description Number of pages */
      pages: number;
      pageNum?: number;
      pageSize?: number;
      /** @description Rows on this page */
      size?: number;
      startRow?: number;
      endRow?: number;
      prePage?: number;
      nextPage?: number;
      isFirstPage?: boolean;
      isLastPage?: boolean;
      hasPreviousPage?: boolean;
      hasNextPage?: boolean;
      navigatePages?: number;
      navigatepageNums?: number[];
      navigateFirstPage?: number;
      navigateLastPage?: number;
      list: components['schemas']['FollowedShop'][];
    };
    CollectedIds: {
      ids: number[];
    };
    ClaimableCoupon: {
      id: number;
      name: string;
      money: components['schemas']['Money'];
      minPrice: components['schemas']['Money'];
      /** @description Days of validity from the moment of claiming */
      day: number | null;
      isFixedTime?: boolean;
      useStartTimeStr: components['schemas']['DateOrNull'];
      /** @description The last day on which it is valid until midnight */
      useEndTimeStr: components['schemas']['DateOrNull'];
      /** @description When it becomes valid, to the second; an addition */
      useStartTime?: components['schemas']['DateTimeOrNull'];
      /** @description When it ends, to the second; an addition */
      useEndTime?: components['schemas']['DateTimeOrNull'];
      /** @description The caller has it already */
      isUse: boolean;
      /** @description 1 whole shop, 2 given goods, 3 the whole mall, 4 given categories */
      useType: number;
      /** @description The shop that offers it, null for the mall; an addition */
      merId?: number | null;
      /** @description Name of that shop; an addition */
      merName?: string | null;
      /** @description 1 claimed, 2 for new users, 3 after a purchase */
      type?: number;
      isLimited?: boolean;
      lastTotal?: number | null;
      primaryKey?: string | null;
      receiveStartTime?: components['schemas']['DateTimeOrNull'];
      receiveEndTime?: components['schemas']['DateTimeOrNull'];
    };
    ClaimableCouponPage: {
      /**
       * @description Rows on all pages. Exact up to 1,000: a larger total means "at
       *     least", and grows with the requested pages.
       */
      total: number;
      /** @description Number of pages */
      pages: number;
      pageNum?: number;
      pageSize?: number;
      /** @description Rows on this page */
      size?: number;
      startRow?: number;
      endRow?: number;
      prePage?: number;
      nextPage?: number;
      isFirstPage?: boolean;
      isLastPage?: boolean;
      hasPreviousPage?: boolean;
      hasNextPage?: boolean;
      navigatePages?: number;
      navigatepageNums?: number[];
      navigateFirstPage?: number;
      navigateLastPage?: number;
      list: components['schemas']['ClaimableCoupon'][];
    };
    /** @description A coupon of the caller that applies to a pre-order. `id` is the couponId of later calls. */
    OrderCoupon: {
      id: number;
      couponId?: number;
      name?: string;
      money: components['schemas']['Money'];
      minPrice: components['schemas']['Money'];
      status?: number;
      startTime?: components['schemas']['DateOrNull'];
      /** @description The last day on which it is valid until midnight */
      endTime?: components['schemas']['DateOrNull'];
      /** @description When it ends, to the second; an addition */
      useEndTime?: components['schemas']['DateTimeOrNull'];
      useTime?: components['schemas']['DateTimeOrNull'];
      /** @description 1 whole shop, 2 given goods, 3 platform */
      useType: number;
      merId?: number | null;
    };
    /** @description A coupon of the caller, for a pre-order */
    CouponOption: {
      id: number;
      couponId?: number;
      name?: string;
      money: components['schemas']['Money'];
      minPrice: components['schemas']['Money'];
      status?: number;
      startTime?: components['schemas']['DateOrNull'];
      /** @description The last day on which it is valid until midnight */
      endTime?: components['schemas']['DateOrNull'];
      /** @description When it ends, to the second; an addition */
      useEndTime?: components['schemas']['DateTimeOrNull'];
      useTime?: components['schemas']['DateTimeOrNull'];
      /** @description 1 whole shop, 2 given goods, 3 platform */
      useType: number;
      merId?: number | null;
      /** @description Null for a coupon of the mall */
      merName: string | null;
      /** @description Its discount without other coupons; 0 if it does not apply */
      discount: components['schemas']['Money'];
      /** @description Has the largest discount of its shop's coupons, or of the mall's */
      isBest: boolean;
      /** @description One of the best that can be used together, to be selected at first. An addition of this mall: other servers do not send it */
      isSuggested?: boolean;
      /**
       * @description Why it does not apply
       * @enum {string|null}
       */
      obstacle: null | 'otherGoods' | 'belowMinimum' | 'notBelowTotal' | 'notStarted';
      /** @description Missing amount to its minimum */
      missing: components['schemas']['MoneyOrNull'];
    };
    MyCoupon: {
      id: number;
      uid?: number;
      name: string;
      /** @description 1 whole shop, 2 given goods, 3 the whole mall, 4 given categories */
      useType: number;
      money: components['schemas']['Money'];
      minPrice: components['schemas']['Money'];
      /** @description 0 unused, 1 used, 2 expired */
      status: number;
      startTime: components['schemas']['DateTimeOrNull'];
      endTime: components['schemas']['DateTimeOrNull'];
      useTime?: components['schemas']['DateTimeOrNull'];
      /** @enum {string} */
      validStr?: 'usable' | 'unusable' | 'overdue' | 'notStart';
      merId?: number | null;
      /** @description Name of that shop; an addition */
      merName?: string | null;
      /** @description The goods of kind 2 */
      productIds?: number[];
      /** @description The categories of kind 4 */
      categoryIds?: number[];
    };
    MyCouponPage: {
      /**
       * @description Rows on all pages. Exact up to 1,000: a larger total means "at
       *     least", and grows with the requested pages.
       */
      total: number;
      /** @description Number of pages */
      pages: number;
      pageNum?: number;
      pageSize?: number;
      /** @description Rows on this page */
      size?: number;
      startRow?: number;
      endRow?: number;
      prePage?: number;
      nextPage?: number;
      isFirstPage?: boolean;
      isLastPage?: boolean;
      hasPreviousPage?: boolean;
      hasNextPage?: boolean;
      navigatePages?: number;
      navigatepageNums?: number[];
      navigateFirstPage?: number;
      navigateLastPage?: number;
      list: components['schemas']['MyCoupon'][];
    };
    /** @description Delivery method of a shop; its first by default */
    DeliveryChoice: {
      merId: number;
      method: components['schemas']['DeliveryMethod'];
    };
    /** @description For `buyNow` attrValueId, productId and productNum; for `shoppingCart` shoppingCartId */
    PreOrderItem: {
      /** @description Sku id */
      attrValueId?: number | null;
      productId?: number | null;
      productNum?: number | null;
      /** @description Cart row */
      shoppingCartId?: number | null;
    };
    PreOrderNo: {
      preOrderNo: string;
    };
    OrderNo: {
      /** @description Number of the master order */
      orderNo: string;
    };
    /** @description A draft of an order with its price */
    PreOrder: {
      proTotalFee: components['schemas']['Money'];
      /** @description Units */
      orderProNum?: number;
      freightFee: components['schemas']['Money'];
      totalPrice?: components['schemas']['Money'];
      userCouponId?: number | null;
      couponFee: components['schemas']['MoneyOrNull'];
      generalCouponFee?: components['schemas']['Money'];
      integralFee?: components['schemas']['Money'];
      useIntegral?: number;
      payFee: components['schemas']['Money'];
      addressId?: number | null;
      realName?: string | null;
      phone?: string | null;
      detail?: string | null;
      country?: string | null;
      email?: string | null;
      remark?: string | null;
      cartIdList?: number[] | null;
      orderList: components['schemas']['PreOrderShop'][];
      integral?: components['schemas']['PointsForOrder'];
      draft?: components['schemas']['DraftState'];
      quoteHash?: components['schemas']['QuoteHash'];
      cashOnDelivery?: components['schemas']['CashOnDelivery'];
      /** @description False if nothing is shipped */
      needsAddress?: boolean;
    };
    /** @description Lifetime of a pre-order. Loading it and requesting its price extend it. */
    DraftState: {
      leftSeconds: number;
      /** @description Maximum lifetime */
      maxLeftSeconds: number;
      /** @description Its goods are reserved */
      isHeld: boolean;
    };
    /** @description Whether cash on delivery is available (`payType` `cod`) */
    CashOnDelivery: {
      /**
       * @description Why not: `closed` the mall does not offer it, `virtual` goods are not shipped, `amount` the
       *     order costs more than `max`; null if available
       */
      refusal: ('closed' | 'virtual' | 'amount') | null;
      /** @description Maximum amount; null for none */
      max: components['schemas']['MoneyOrNull'];
    };
    PointsForOrder: {
      /** @description Points that the caller can spend */
      balance: number;
      /** @description How many of them can be used for these goods */
      usable: number;
      usableFee: components['schemas']['Money'];
    };
    /** @description Hash of the amounts of every line; an order with it is refused at another price */
    QuoteHash: string;
    OrderPrice: {
      /** @description By coupons of shops and of the mall */
      couponFee: components['schemas']['Money'];
      /** @description Part by the mall's coupon */
      generalCouponFee?: components['schemas']['Money'];
      /** @description Amount paid with points */
      integralFee?: components['schemas']['Money'];
      /** @description Number of these points */
      useIntegral?: number;
      freightFee: components['schemas']['Money'];
      proTotalFee: components['schemas']['Money'];
      payFee: components['schemas']['Money'];
      /** @description The parcels, with the shares of each line */
      orderList?: components['schemas']['PreOrderShop'][];
      integral?: components['schemas']['PointsForOrder'];
      draft?: components['schemas']['DraftState'];
      quoteHash?: components['schemas']['QuoteHash'];
      cashOnDelivery?: components['schemas']['CashOnDelivery'];
      /** @description False if nothing is shipped */
      needsAddress?: boolean;
    };
    /** @description An unpaid master order */
    AwaitPayOrder: {
      id: number;
      orderNo: string;
      totalNum: number;
      payPrice: components['schemas']['Money'];
      /** @description URL of the started payment */
      redirect: string | null;
      paid: boolean;
      payType: string;
      payChannel?: string;
      createTime?: components['schemas']['DateTime'];
      cancelTime?: components['schemas']['DateTimeOrNull'];
      /** @description Its payment was accepted and is being confirmed; an addition */
      paymentProcessing?: boolean;
      orderList: components['schemas']['PreOrderShop'][];
    };
    AwaitPayOrderPage: {
      /**
       * @description Rows on all pages. Exact up to 1,000: a larger total means "at
       *     least", and grows with the requested pages.
       */
      total: number;
      /** @description Number of pages */
      pages: number;
      pageNum?: number;
      pageSize?: number;
      /** @description Rows on this page */
      size?: number;
      startRow?: number;
      endRow?: number;
      prePage?: number;
      nextPage?: number;
      isFirstPage?: boolean;
      isLastPage?: boolean;
      hasPreviousPage?: boolean;
      hasNextPage?: boolean;
      navigatePages?: number;
      navigatepageNums?: number[];
      navigateFirstPage?: number;
      navigateLastPage?: number;
      list: components['schemas']['AwaitPayOrder'][];
    };
    /** @description An order of one shop in a list; cash on delivery (`payType` `cod`) is not `paid` before delivery. Status: 0 to ship, 1 to receive, 2 to review, 3 completed, 9 cancelled */
    OrderRow: {
      id: number;
      orderNo: string;
      masterOrderNo?: string;
      merId: number;
      merName: string;
      createTime?: components['schemas']['DateTime'];
      paid: boolean;
      payTime?: components['schemas']['DateTimeOrNull'];
      payType?: string;
      payPrice: components['schemas']['Money'];
      status: number;
      totalNum: number;
      payPostage?: components['schemas']['Money'];
      /** @description 0 none, 1 applied, 2 refunding, 3 refunded */
      refundStatus?: number;
      /** @description Whether the shopper can cancel it now; an addition */
      cancellable?: boolean;
      /** @description Whether the period for refunds has ended; an addition */
      refundOver?: boolean;
      deliveryName?: string | null;
      deliveryId?: string | null;
      arrival?: components['schemas']['Arrival'];
      /** @description When it was delivered: its last tracking event, or else when it was confirmed; null before. An addition */
      receiveTime?: components['schemas']['DateTimeOrNull'];
      orderInfoList: components['schemas']['OrderLine'][];
    };
    OrderRowPage: {
      /**
       * @description Rows on all pages. Exact up to 1,000: a larger total means "at
       *     least", and grows with the requested pages.
       */
      total: number;
      /** @description Number of pages */
      pages: number;
      pageNum?: number;
      pageSize?: number;
      /** @description Rows on this page */
      size?: number;
      startRow?: number;
      endRow?: number;
      prePage?: number;
      nextPage?: number;
      isFirstPage?: boolean;
      isLastPage?: boolean;
      hasPreviousPage?: boolean;
      hasNextPage?: boolean;
      navigatePages?: number;
      navigatepageNums?: number[];
      navigateFirstPage?: number;
      navigateLastPage?: number;
      list: components['schemas']['OrderRow'][];
    };
    MasterOrderShop: {
      id: number;
      orderNo?: string;
      merId: number;
      merName: string;
      totalNum?: number;
      payPrice?: components['schemas']['Money'];
      paid?: boolean;
      status?: number;
      refundStatus?: number;
      createTime?: components['schemas']['DateTime'];
      arrival?: components['schemas']['Arrival'];
      orderInfoList: components['schemas']['OrderLine'][];
    };
    MasterOrderDetail: {
      id?: number;
      orderNo: string;
      email?: string | null;
      realName: string;
      userPhone: string;
      userAddress: string;
      totalNum: number;
      proTotalPrice: components['schemas']['Money'];
      totalPostage?: components['schemas']['Money'];
      totalPrice?: components['schemas']['Money'];
      payPostage: components['schemas']['Money'];
      payPrice: components['schemas']['Money'];
      couponId: number | null;
      couponPrice: components['schemas']['Money'];
      /** @description Part of `couponPrice` by the mall's coupon */
      generalCouponPrice?: components['schemas']['Money'];
      /** @description Used points */
      useIntegral?: number;
      /** @description Amount paid with them */
      integralPrice?: components['schemas']['Money'];
      taxPrice?: components['schemas']['IncludedTax'];
      paid: boolean;
      payTime?: components['schemas']['DateTimeOrNull'];
      payType: string;
      mark?: string | null;
      isCancel?: boolean;
      /** @description When the unpaid order is cancelled, `yyyy-MM-dd HH:mm:ss`; null once paid or cancelled, while the payment is being confirmed, and for cash on delivery */
      cancelTime?: string | null;
      /** @description URL of the started payment */
      redirect: string | null;
      createTime: components['schemas']['DateTime'];
      orderList: components['schemas']['MasterOrderShop'][];
      /**
       * @description State of the newest payment at its provider
       * @enum {string}
       */
      payState?: 'none' | 'pending' | 'paid' | 'failed' | 'abandoned';
      /**
       * @description The payment was accepted and is being confirmed, which takes up to some days: the order
       *     cannot be paid again, and is not cancelled meanwhile. An addition
       */
      paymentProcessing?: boolean;
      /** @description What happened to the payment at its provider, oldest first; an addition */
      paymentNotes?: components['schemas']['PaymentNote'][];
      /**
       * @description A payment that the order could not accept: after its cancellation, twice, or
       *     another amount. It is refunded automatically.
       */
      refundList?: components['schemas']['PaymentRefund'][];
    };
    /** @description Something that happened at the payment provider, not requested by the mall */
    PaymentNote: {
      kind: components['schemas']['PaymentNoteKind'];
      amount: components['schemas']['Money'];
      time: components['schemas']['DateTime'];
    };
    PaymentRefund: {
      refundPrice: components['schemas']['Money'];
      /**
       * @description `wanted` pending, `sent` requested, `failed` needs manual handling
       * @enum {string}
       */
      state: 'wanted' | 'sent' | 'done' | 'failed';
    };
    /** @description An order of one shop */
    OrderDetail: {
      id?: number;
      orderNo: string;
      masterOrderNo?: string;
      merId: number;
      merName: string;
      uid?: number;
      email?: string | null;
      realName: string;
      userPhone: string;
      userAddress: string;
      totalNum: number;
      proTotalPrice: components['schemas']['Money'];
      totalPostage?: components['schemas']['Money'];
      totalPrice?: components['schemas']['Money'];
      payPrice: components['schemas']['Money'];
      payPostage: components['schemas']['Money'];
      /** @description 0 or null when none was used */
      couponId: number | null;
      couponPrice: components['schemas']['Money'];
      /** @description Part of `couponPrice` by the mall's coupon */
      generalCouponPrice?: components['schemas']['Money'];
      /** @description Used points */
      useIntegral?: number;
      /** @description Amount paid with them */
      integralPrice?: components['schemas']['Money'];
      taxPrice?: components['schemas']['IncludedTax'];
      paid: boolean;
      payTime: components['schemas']['DateTimeOrNull'];
      payType: string;
      /** @description 0 to ship, 1 to receive, 2 to review, 3 completed, 9 cancelled */
      status: number;
      /** @description 0 none, 1 applied, 2 refunding, 3 refunded */
      refundStatus: number;
      userRemark: string | null;
      /** @description Points earned by the order, or to be earned on completion */
      integral?: number;
      /**
       * @description End of the refund period, `yyyy-MM-dd HH:mm:ss`; null before it is
       *     completed
       */
      refundUntil?: string | null;
      /** @description Whether the shopper can cancel it now; an addition */
      cancellable?: boolean;
      /** @description Whether the period has ended */
      refundOver?: boolean;
      createTime: components['schemas']['DateTime'];
      /** @description Null before the shop has decided about it */
      deliveryMethod?: components['schemas']['DeliveryMethod'] | null;
      /** @description Delivered text of virtual goods, such as a code */
      deliveryText?: string | null;
      arrival?: components['schemas']['Arrival'];
      /** @description When it was delivered: its last tracking event, or else when it was confirmed; null before. An addition */
      receiveTime?: components['schemas']['DateTimeOrNull'];
      expressInfo?: null;
      orderInfoList: components['schemas']['OrderLine'][];
      /** @description Refunds of the order, newest first, without refused, withdrawn or expired ones */
      refunds?: components['schemas']['RefundOfOrder'][];
      /**
       * @description What happened at its provider to the payment of the master order, oldest first; an
       *     addition
       */
      paymentNotes?: components['schemas']['PaymentNote'][];
    };
    RefundOfOrder: {
      refundOrderNo: string;
      /** @description 0 pending, 2 accepted, 3 refunded */
      refundStatus: number;
      /** @description With status 2; null while it is being paid */
      returnState: ('toSend' | 'sent') | null;
      refundPrice: components['schemas']['Money'];
      taxPrice?: components['schemas']['IncludedTax'];
      refundTime?: components['schemas']['DateTimeOrNull'];
      lines: {
        orderLineId: number;
        /** @description Refunded units */
        quantity: number;
      }[];
    };
    /** @description Number of orders that need an action */
    OrderCenterData: {
      unPaidCount: number;
      unShippedCount: number;
      /** @description In transit */
      receivedCount: number;
      /** @description With lines to review */
      commentCount: number;
      refundCount: number;
    };
    /** @description Number of orders in each state */
    OrderData: {
      unPaidCount: number;
      unShippedCount: number;
      /** @description Shipped, to receive */
      receivedCount: number;
      /** @description Received, reviewed or not: the list of type 3 */
      completeCount: number;
      /** @description Received, to review */
      commentCount?: number;
      refundCount?: number;
    };
    OrderExpress: {
      id?: number | null;
      orderNo?: string | null;
      /** @description Waybill number */
      expNo: string | null;
      expCode?: string | null;
      /** @description Courier company */
      expName: string | null;
      courier?: string | null;
      courierPhone?: string | null;
      trackTime?: components['schemas']['DateTimeOrNull'];
      /** @description JSON text: list of `{"AcceptStation","AcceptTime"}`, oldest first */
      logisticsInfo: string | null;
      /** @description -1 wrong number, 0 no trace, 1 collected, 2 on the way, 3 signed, 4 problem, 5 difficult, 6 returned and signed */
      state?: number | null;
      reason?: string | null;
    };
    VisitorLink: {
      orderNo: components['schemas']['OrderNumber'];
      identity: components['schemas']['Identity'];
    };
    OrderNumber: string;
    /** @description From the mailed link */
    Identity: string;
    VisitorAccess: {
      /** @description For the header `Order-Access`; must not be in URLs */
      access: string;
      /** @description Seconds */
      expiresIn: number;
    };
    VisitorOrderDetail: {
      id?: number;
      orderNo: string;
      masterOrderNo?: string;
      merId: number;
      merName: string;
      uid?: number;
      email?: string | null;
      realName: string;
      userPhone: string;
      userAddress: string;
      totalNum: number;
      proTotalPrice: components['schemas']['Money'];
      totalPostage?: components['schemas']['Money'];
      totalPrice?: components['schemas']['Money'];
      payPrice: components['schemas']['Money'];
      payPostage: components['schemas']['Money'];
      /** @description 0 or null when none was used */
      couponId: number | null;
      couponPrice: components['schemas']['Money'];
      /** @description Part of `couponPrice` by the mall's coupon */
      generalCouponPrice?: components['schemas']['Money'];
      /** @description Used points */
      useIntegral?: number;
      /** @description Amount paid with them */
      integralPrice?: components['schemas']['Money'];
      taxPrice?: components['schemas']['IncludedTax'];
      paid: boolean;
      payTime: components['schemas']['DateTimeOrNull'];
      payType: string;
      /** @description 0 to ship, 1 to receive, 2 to review, 3 completed, 9 cancelled */
      status: number;
      /** @description 0 none, 1 applied, 2 refunding, 3 refunded */
      refundStatus: number;
      userRemark: string | null;
      /** @description Points earned by the order, or to be earned on completion */
      integral?: number;
      /**
       * @description End of the refund period, `yyyy-MM-dd HH:mm:ss`; null before it is
       *     completed
       */
      refundUntil?: string | null;
      /** @description Whether the shopper can cancel it now; an addition */
      cancellable?: boolean;
      /** @description Whether the period has ended */
      refundOver?: boolean;
      createTime: components['schemas']['DateTime'];
      /** @description Null before the shop has decided about it */
      deliveryMethod?: components['schemas']['DeliveryMethod'] | null;
      /** @description Delivered text of virtual goods, such as a code */
      deliveryText?: string | null;
      arrival?: components['schemas']['Arrival'];
      /** @description When it was delivered: its last tracking event, or else when it was confirmed; null before. An addition */
      receiveTime?: components['schemas']['DateTimeOrNull'];
      expressInfo?: null;
      orderInfoList: components['schemas']['OrderLine'][];
      /** @description Refunds of the order, newest first, without refused, withdrawn or expired ones */
      refunds?: components['schemas']['RefundOfOrder'][];
      /**
       * @description What happened at its provider to the payment of the master order, oldest first; an
       *     addition
       */
      paymentNotes?: components['schemas']['PaymentNote'][];
      /** @description Courier, waybill and trace; null while it is not shipped */
      express: components['schemas']['OrderExpress'] | null;
    };
    ReceiptFile: {
      fileName: string;
      /** @constant */
      contentType: 'application/pdf';
      /** @description The bytes of the file in base64 */
      content: string;
    };
    /** @description A received order line without a review */
    ReviewToWrite: {
      /** @description Order line id */
      id: number;
      /** @description Number of the shop's order */
      merOrderNo: string;
      merId: number;
      merName: string;
      productId: number;
      productName: string;
      image: string;
      /** @description Chosen options */
      sku: string;
      price: components['schemas']['Money'];
      /** @description Units */
      payNum: number;
    };
    ReviewToWritePage: {
      /**
       * @description Rows on all pages. Exact up to 1,000: a larger total means "at
       *     least", and grows with the requested pages.
       */
      total: number;
      /** @description Number of pages */
      pages: number;
      pageNum?: number;
      pageSize?: number;
      /** @description Rows on this page */
      size?: number;
      startRow?: number;
      endRow?: number;
      prePage?: number;
      nextPage?: number;
      isFirstPage?: boolean;
      isLastPage?: boolean;
      hasPreviousPage?: boolean;
      hasNextPage?: boolean;
      navigatePages?: number;
      navigatepageNums?: number[];
      navigateFirstPage?: number;
      navigateLastPage?: number;
      list: components['schemas']['ReviewToWrite'][];
    };
    /** @description A review, for its author */
    OwnReview: {
      id: number;
      /** @description Order line id */
      orderInfoId: number;
      /** @description Number of the shop's order */
      merOrderNo: string;
      merId: number;
      merName: string;
      productId: number;
      productName: string;
      /** @description Of the goods, as ordered */
      image: string;
      sku: string;
      star: number;
      productScore: number;
      serviceScore: number;
      comment: string;
      pics: string[];
      merchantReplyContent: string | null;
      /** @description Follow-up by the author */
      followUp?: string | null;
      followUpTime?: components['schemas']['DateTimeOrNull'];
      /** @description A follow-up is possible */
      followUpOpen?: boolean;
      createTime: components['schemas']['DateTime'];
    };
    OwnReviewPage: {
      /**
       * @description Rows on all pages. Exact up to 1,000: a larger total means "at
       *     least", and grows with the requested pages.
       */
      total: number;
      /** @description Number of pages */
      pages: number;
      pageNum?: number;
      pageSize?: number;
      /** @description Rows on this page */
      size?: number;
      startRow?: number;
      endRow?: number;
      prePage?: number;
      nextPage?: number;
      isFirstPage?: boolean;
      isLastPage?: boolean;
      hasPreviousPage?: boolean;
      hasNextPage?: boolean;
      navigatePages?: number;
      navigatepageNums?: number[];
      navigateFirstPage?: number;
      navigateLastPage?: number;
      list: components['schemas']['OwnReview'][];
    };
    /** @description A sku of the order; `payNum` is the number of refundable units */
    RefundFormLine: {
      id: number;
      merOrderNo: string;
      productId: number;
      productName: string;
      image: string;
      /** @description Sku id */
      attrValueId: number;
      /** @description Chosen values joined by comma */
      sku: string;
      price: components['schemas']['Money'];
      /** @description Units */
      payNum: number;
      /** @description Received: it can be reviewed. Not if it was refunded before it was shipped */
      isReceived?: boolean;
      /** @description Reviewed already */
      isReply?: boolean;
      /** @description Share of the freight */
      freightFee?: components['schemas']['Money'];
      /** @description Share of the coupons */
      couponFee?: components['schemas']['Money'];
      /** @description Part of `couponFee` by the mall's coupon */
      generalCouponFee?: components['schemas']['Money'];
      /** @description Paid by points */
      integralFee?: components['schemas']['Money'];
      /** @description Number of these points */
      useIntegral?: number;
      /** @description Paid for the line: `price` × `payNum` + `freightFee` − `couponFee` − `integralFee` */
      payFee?: components['schemas']['Money'];
      /** @description Of `taxFee`, in percent; an addition */
      taxRate?: number;
      /** @description The tax that the line includes, also of what the mall pays of it; only where the mall tells it */
      taxFee?: components['schemas']['IncludedTax'];
      /** @description Refund for 1, 2 … `payNum` units */
      refundPrices?: components['schemas']['Money'][];
    };
    /** @description The refundable part of an order */
    RefundForm: {
      id?: number;
      orderNo: string;
      paid?: boolean;
      payPrice: components['schemas']['Money'];
      /** @description Units */
      totalNum: number;
      merId?: number;
      merName?: string;
      orderInfoList: components['schemas']['RefundFormLine'][];
    };
    RefundLineChoice: {
      /** @description `id` of an OrderLine */
      orderLineId: number;
      quantity: number;
    };
    NewRefund: {
      refundOrderNo: string;
    };
    /** @description A refund; `payNum` of its lines is the number of refunded units */
    RefundRow: {
      id: number;
      refundOrderNo: string;
      merOrderNo?: string;
      masterOrderNo?: string;
      merId?: number;
      merName?: string;
      /** @description Units */
      totalNum: number;
      /** @description 0 pending, 1 refused, withdrawn or expired, 2 accepted, 3 refunded */
      refundStatus: number;
      /** @description With status 1: withdrawn by the shopper */
      withdrawn?: boolean;
      /** @description With status 1: the goods were not returned in time */
      lapsed?: boolean;
      /**
       * @description With status 2: the goods are `toSend` back before `returnBefore`, or `sent`. Null when the
       *     money is on its way, and with every other status.
       */
      returnState?: ('toSend' | 'sent') | null;
      refundPrice: components['schemas']['Money'];
      createTime?: components['schemas']['DateTime'];
      orderInfoList: components['schemas']['OrderLine'][];
    };
    RefundRowPage: {
      /**
       * @description Rows on all pages. Exact up to 1,000: a larger total means "at
       *     least", and grows with the requested pages.
       */
      total: number;
      /** @description Number of pages */
      pages: number;
      pageNum?: number;
      pageSize?: number;
      /** @description Rows on this page */
      size?: number;
      startRow?: number;
      endRow?: number;
      prePage?: number;
      nextPage?: number;
      isFirstPage?: boolean;
      isLastPage?: boolean;
      hasPreviousPage?: boolean;
      hasNextPage?: boolean;
      navigatePages?: number;
      navigatepageNums?: number[];
      navigateFirstPage?: number;
      navigateLastPage?: number;
      list: components['schemas']['RefundRow'][];
    };
    RefundDetail: {
      id: number;
      refundOrderNo: string;
      merOrderNo?: string;
      masterOrderNo?: string;
      merId: number;
      merName: string;
      /** @description Units */
      totalNum: number;
      /** @description 0 pending, 1 refused, withdrawn or expired, 2 accepted, 3 refunded */
      refundStatus: number;
      /** @description With status 1: withdrawn by the shopper */
      withdrawn?: boolean;
      /** @description With status 1: the goods were not returned in time */
      lapsed?: boolean;
      /**
       * @description With status 2: the goods are `toSend` back before `returnBefore`, or `sent`. Null when the
       *     money is on its way, and with every other status.
       */
      returnState?: ('toSend' | 'sent') | null;
      refundPrice: components['schemas']['Money'];
      createTime: components['schemas']['DateTime'];
      orderInfoList: components['schemas']['OrderLine'][];
      /** @description The reason */
      refundReasonWap: string;
      /** @description Addresses joined by comma, may be empty */
      refundReasonWapImg: string;
      refundReasonWapExplain: string | null;
      /** @description Why the shop refused */
      refundReason: string | null;
      refundTime: components['schemas']['DateTimeOrNull'];
      /** @description When the shop decided or the shopper withdrew */
      decisionTime?: components['schemas']['DateTimeOrNull'];
      /**
       * @description `shop`: paid to a courier, so the shop refunds it itself
       * @enum {string}
       */
      paidBackBy?: 'provider' | 'shop';
      /** @description Deadline for returning the goods */
      returnBefore?: components['schemas']['DateTimeOrNull'];
      /** @description Address for returning the goods */
      returnAddress?: string | null;
      /** @description The courier of the return */
      returnCompany?: string | null;
      returnWaybill?: string | null;
      /** @description When they were returned */
      returnTime?: components['schemas']['DateTimeOrNull'];
      /** @description When they arrived at the shop */
      returnArrivedTime?: components['schemas']['DateTimeOrNull'];
      /** @description Another refund of this order can be applied for */
      reapply?: boolean;
    };
    /** @description The points of a user, and the rules for earning and spending */
    PointsSummary: {
      /** @description Spendable points; negative if a refund took back spent ones */
      integral: number;
      /** @description Earned by orders that can still be refunded */
      frozenIntegral: number;
      /** @description Total earned, less points taken back by refunds */
      sumIntegral: number;
      /** @description Total spent, less returned points */
      deductionIntegral: number;
      /** @description Value of a point at checkout */
      integralPrice: components['schemas']['Money'];
      /** @description Points for each 100 minor units paid for goods: $1, ¥100, KD 0.100 */
      integralRate: number;
      /** @description Days after completion in which points are frozen */
      frozenDays: number;
    };
    /** @description A change of a user's points */
    PointsEntry: {
      id: number;
      /**
       * @description `opening` from before points were recorded, `earned` by an order, `clawedBack` by the refund
       *     of what earned them, `spent` on an order, `returned` by its cancellation, `refunded` the part
       *     of a refund that was paid with points, `kept` and `keptSpent` what a visitor had earned and
       *     spent by the orders that were kept in this account
       * @enum {string}
       */
      type:
        | 'opening'
        | 'earned'
        | 'clawedBack'
        | 'spent'
        | 'returned'
        | 'refunded'
        | 'kept'
        | 'keptSpent';
      /** @description Points, negative for a decrease */
      integral: number;
      /** @description Until when earned points are frozen; null otherwise */
      thawTime: components['schemas']['DateTimeOrNull'];
      /** @description Order that they were spent on */
      masterOrderNo: string | null;
      /** @description Order of a shop that earned them; also null if deleted */
      merOrderNo: string | null;
      /** @description Refund that changed them */
      refundOrderNo: string | null;
      /** @description First goods of that order, as they were called when ordered; null without an order */
      productName: string | null;
      /** @description How many different goods that order has; 0 without an order */
      productNum: number;
      createTime: components['schemas']['DateTime'];
    };
    PointsEntryPage: {
      /**
       * @description Rows on all pages. Exact up to 1,000: a larger total means "at
       *     least", and grows with the requested pages.
       */
      total: number;
      /** @description Number of pages */
      pages: number;
      pageNum?: number;
      pageSize?: number;
      /** @description Rows on this page */
      size?: number;
      startRow?: number;
      endRow?: number;
      prePage?: number;
      nextPage?: number;
      isFirstPage?: boolean;
      isLastPage?: boolean;
      hasPreviousPage?: boolean;
      hasNextPage?: boolean;
      navigatePages?: number;
      navigatepageNums?: number[];
      navigateFirstPage?: number;
      navigateLastPage?: number;
      list: components['schemas']['PointsEntry'][];
    };
    /** @description Enabled payment methods */
    PayMethods: {
      paypalStatus: boolean;
      stripeStatus: boolean;
      wechatPaySwitch: boolean;
      /** @description Cash on delivery */
      codSwitch?: boolean;
      upiSwitch?: boolean;
      /** @description The embedded test provider */
      testStatus?: boolean;
      /** @description For the Stripe form in the page; absent without Stripe */
      stripePublishableKey?: string;
    };
    /**
     * @description A started payment. `redirect` is the page of the provider (PayPal, test) or the text
     *     of the code to show (WeChat); `stripeClientSecret` is for the Stripe form. With `cod` both are
     *     null: there is nothing to pay before the goods arrive.
     */
    Payment: {
      status?: boolean;
      payType?: string;
      orderNo?: string;
      redirect: string | null;
      stripeClientSecret: string | null;
    };
    /** @description Result of a payment */
    PaymentOutcome: {
      /** @description The order is paid */
      status?: boolean;
      payPrice?: components['schemas']['Money'];
      /** @description Number of the master order */
      orderNo?: string;
    };
    Address: {
      id: number;
      uid?: number;
      realName: string;
      phone: string;
      email: string;
      /** @description As entered */
      country: string;
      /** @description ISO 3166 code of `country`, to name it in the language of the reader; null for an unknown name */
      countryIso?: string | null;
      /** @description Dial code, `"86"` or `"+86"` */
      countryCode: string;
      detail: string;
      /**
       * @description A number if numeric, else a string: `100000`, but `"SW1A 2AA"` and `"01067"`. Empty
       *     where the country has no postal codes.
       */
      postCode: number | string;
      isDefault: boolean;
      createTime?: components['schemas']['DateTime'];
      updateTime?: components['schemas']['DateTime'];
      isDel?: boolean;
    };
    AddressPage: {
      /**
       * @description Rows on all pages. Exact up to 1,000: a larger total means "at
       *     least", and grows with the requested pages.
       */
      total: number;
      /** @description Number of pages */
      pages: number;
      pageNum?: number;
      pageSize?: number;
      /** @description Rows on this page */
      size?: number;
      startRow?: number;
      endRow?: number;
      prePage?: number;
      nextPage?: number;
      isFirstPage?: boolean;
      isLastPage?: boolean;
      hasPreviousPage?: boolean;
      hasNextPage?: boolean;
      navigatePages?: number;
      navigatepageNums?: number[];
      navigateFirstPage?: number;
      navigateLastPage?: number;
      list: components['schemas']['Address'][];
    };
    /** @description Estimated location of the caller; empty if unknown */
    IpPlace: {
      country_name: string;
      /** @description `"+86"` */
      country_calling_code: string;
      region: string;
      city: string;
    };
    MallPolicy: {
      /** @enum {string} */
      kind: 'privacy' | 'delivery' | 'returns';
      /** @description HTML, in the language of the call */
      text: string;
      /** @description Of its version */
      number: number;
      fromTime: components['schemas']['DateTime'];
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  loginByEmail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          email: components['schemas']['Email'];
          password: string;
          graphicKey?: components['schemas']['GraphicKey'];
          graphicCode?: components['schemas']['GraphicCode'];
        };
      };
    };
    responses: {
      /** @description The new session */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['LoginResult'] | null;
          };
        };
      };
    };
  };
  registerByEmail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          email: components['schemas']['Email'];
          captcha: components['schemas']['Code'];
          password: string;
          requestKey?: components['schemas']['RequestKey'];
        };
      };
    };
    responses: {
      /** @description The new session */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['LoginResult'] | null;
          };
        };
      };
    };
  };
  logout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  tokenExists: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description True for a valid session */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: boolean | null;
          };
        };
      };
    };
  };
  loginMethodInfo: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Sign-in methods */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['LoginMethods'] | null;
          };
        };
      };
    };
  };
  sendRegisterEmailCode: {
    parameters: {
      query?: {
        requestKey?: components['schemas']['RequestKey'];
        graphicKey?: components['schemas']['GraphicKey'];
        graphicCode?: components['schemas']['GraphicCode'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The e-mail address alone, `a@b.co` or `"a@b.co"` */
    requestBody: {
      content: {
        'text/plain': string;
        'application/json': string;
      };
    };
    responses: {
      /** @description Sent; `message` confirms it */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  sendForgottenPasswordCode: {
    parameters: {
      query?: {
        requestKey?: components['schemas']['RequestKey'];
        graphicKey?: components['schemas']['GraphicKey'];
        graphicCode?: components['schemas']['GraphicCode'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The e-mail address alone, `a@b.co` or `"a@b.co"` */
    requestBody: {
      content: {
        'text/plain': string;
        'application/json': string;
      };
    };
    responses: {
      /** @description Sent; `message` confirms it */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  resetPasswordByEmail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          email: components['schemas']['Email'];
          captcha: components['schemas']['Code'];
          newPassword: string;
          passwordAgain: string;
          requestKey?: components['schemas']['RequestKey'];
        };
      };
    };
    responses: {
      /** @description Done; `message` confirms it */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  loginPicture: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Address of the picture */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['LoginPicture'] | null;
          };
        };
      };
    };
  };
  loginByPhone: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          phone: components['schemas']['PhoneNumber'];
          countryCode: components['schemas']['CountryCode'];
          password: string;
          graphicKey?: components['schemas']['GraphicKey'];
          graphicCode?: components['schemas']['GraphicCode'];
        };
      };
    };
    responses: {
      /** @description The new session */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['LoginResult'] | null;
          };
        };
      };
    };
  };
  loginByPhoneCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          phone: components['schemas']['PhoneNumber'];
          countryCode: components['schemas']['CountryCode'];
          captcha: components['schemas']['Code'];
          requestKey?: components['schemas']['RequestKey'];
        };
      };
    };
    responses: {
      /** @description The new session */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['LoginResult'] | null;
          };
        };
      };
    };
  };
  registerByPhone: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          phone: components['schemas']['PhoneNumber'];
          countryCode: components['schemas']['CountryCode'];
          captcha: components['schemas']['Code'];
          password: string;
          requestKey?: components['schemas']['RequestKey'];
        };
      };
    };
    responses: {
      /** @description The new session */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['LoginResult'] | null;
          };
        };
      };
    };
  };
  registerVisitor: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          email: components['schemas']['Email'];
          phone?: components['schemas']['PhoneNumber'];
          countryCode?: components['schemas']['CountryCode'];
          graphicKey?: components['schemas']['GraphicKey'];
          graphicCode?: components['schemas']['GraphicCode'];
        };
      };
    };
    responses: {
      /** @description The new session */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['LoginResult'] | null;
          };
        };
      };
    };
  };
  sendPhoneCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          phone: components['schemas']['PhoneNumber'];
          countryCode: components['schemas']['CountryCode'];
          /** @enum {string} */
          type?: 'login' | 'register';
          requestKey?: components['schemas']['RequestKey'];
          graphicKey?: components['schemas']['GraphicKey'];
          graphicCode?: components['schemas']['GraphicCode'];
        };
      };
    };
    responses: {
      /** @description Sent; `message` confirms it */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  twitterRequestToken: {
    parameters: {
      query?: {
        /** @description Kind of client */
        end?: 'pc' | 'h5';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request token */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['TwitterRequestToken'] | null;
          };
        };
      };
    };
  };
  loginByTwitter: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          oauthToken: string;
          oauthTokenSecret: string;
          oauthVerifier: string;
        };
      };
    };
    responses: {
      /** @description The new session */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['LoginResult'] | null;
          };
        };
      };
    };
  };
  oauthRequest: {
    parameters: {
      query: {
        provider: 'google' | 'facebook';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description URL to redirect to */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['OauthRequest'] | null;
          };
        };
      };
    };
  };
  loginByOauthCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          code: string;
          state: string;
          stateSecret: string;
        };
      };
    };
    responses: {
      /** @description The new session */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['LoginResult'] | null;
          };
        };
      };
    };
  };
  loginByGoogle: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'text/plain': string;
        'application/json': string;
      };
    };
    responses: {
      /** @description The new session */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['LoginResult'] | null;
          };
        };
      };
    };
  };
  loginByFacebook: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          accessToken: string;
        };
      };
    };
    responses: {
      /** @description The new session */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['LoginResult'] | null;
          };
        };
      };
    };
  };
  graphicCaptcha: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The picture */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['GraphicCaptcha'] | null;
          };
        };
      };
    };
  };
  workCaptcha: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The proof of work */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['WorkCaptcha'] | null;
          };
        };
      };
    };
  };
  mailSettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The topics */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['MailSettings'] | null;
          };
        };
      };
    };
  };
  setMailTopic: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          topic: components['schemas']['MailTopic'];
          isOn: boolean;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  userInfo: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The user */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['UserInfo'] | null;
          };
        };
      };
    };
  };
  userMenu: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Menu */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['UserMenu'] | null;
          };
        };
      };
    };
  };
  editUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          nickname: string;
          avatar?: string;
        };
      };
    };
    responses: {
      /** @description Done; `message` confirms it */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  sendPasswordCodeByPhone: {
    parameters: {
      query?: {
        requestKey?: components['schemas']['RequestKey'];
        graphicKey?: components['schemas']['GraphicKey'];
        graphicCode?: components['schemas']['GraphicCode'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description True; `message` confirms it */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: boolean | null;
          };
        };
      };
    };
  };
  sendPasswordCodeByEmail: {
    parameters: {
      query?: {
        requestKey?: components['schemas']['RequestKey'];
        graphicKey?: components['schemas']['GraphicKey'];
        graphicCode?: components['schemas']['GraphicCode'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description True; `message` confirms it */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: boolean | null;
          };
        };
      };
    };
  };
  changePasswordByPhone: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          captcha: components['schemas']['Code'];
          newPassword: string;
          passwordAgain: string;
          requestKey?: components['schemas']['RequestKey'];
        };
      };
    };
    responses: {
      /** @description Done; `message` confirms it */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  changePasswordByEmail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          captcha: components['schemas']['Code'];
          newPassword: string;
          passwordAgain: string;
          requestKey?: components['schemas']['RequestKey'];
        };
      };
    };
    responses: {
      /** @description Done; `message` confirms it */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  sendSettlementCode: {
    parameters: {
      query?: {
        requestKey?: components['schemas']['RequestKey'];
        graphicKey?: components['schemas']['GraphicKey'];
        graphicCode?: components['schemas']['GraphicCode'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The e-mail address alone, `a@b.co` or `"a@b.co"` */
    requestBody: {
      content: {
        'text/plain': string;
        'application/json': string;
      };
    };
    responses: {
      /** @description True; `message` confirms it */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: boolean | null;
          };
        };
      };
    };
  };
  uploadImage: {
    parameters: {
      query?: {
        /** @description Purpose of the image: `product`, `user`, … */
        model?: string;
        pid?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** @description The file */
          multipart: Blob;
        };
      };
    };
    responses: {
      /** @description The picture */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['UploadedImage'] | null;
          };
        };
      };
    };
  };
  homeIndex: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Home data */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['HomeIndex'] | null;
          };
        };
      };
    };
  };
  hotKeywords: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Hot words, best first */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['HotKeyword'][] | null;
          };
        };
      };
    };
  };
  searchSuggestions: {
    parameters: {
      query: {
        /** @description The typed text */
        keyword: string;
        /** @description Maximum of each kind */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Suggestions */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['SearchSuggestions'] | null;
          };
        };
      };
    };
  };
  recommendedProducts: {
    parameters: {
      query?: {
        /** @description Page number, from 1 */
        page?: number;
        /** @description Rows on a page */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Goods */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['IndexProductPage'] | null;
          };
        };
      };
    };
  };
  homeActivities: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Activities in order */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['HomeActivity'][] | null;
          };
        };
      };
    };
  };
  activityProducts: {
    parameters: {
      query?: {
        /** @description Lowest price, inclusive */
        minPrice?: string;
        /** @description Highest price, inclusive */
        maxPrice?: string;
        /** @description Ids of values of facets, separated by commas: goods with any of the values of each facet; an addition */
        values?: string;
        /** @description Sort by price */
        priceOrder?: 'asc' | 'desc';
        /** @description Sort by sold units; takes precedence over `priceOrder` */
        salesOrder?: 'asc' | 'desc';
        /** @description Sort by age, `desc` is newest first; lowest precedence */
        newOrder?: 'asc' | 'desc';
        /** @description Page number, from 1 */
        page?: number;
        /** @description Rows on a page */
        limit?: number;
      };
      header?: never;
      path: {
        /** @description Activity id */
        aid: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Goods */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['ActivityProductPage'] | null;
          };
        };
      };
    };
  };
  activityDetail: {
    parameters: {
      query?: {
        /** @description Sent by some storefronts, not needed */
        type?: number;
      };
      header?: never;
      path: {
        /** @description Activity id */
        aid: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Activity */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['ActivityDetail'] | null;
          };
        };
      };
    };
  };
  leaderboard: {
    parameters: {
      query?: {
        /** @description Only goods of this category and of those below it; an addition */
        cid?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Goods, best sold first */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['LeaderboardProduct'][] | null;
          };
        };
      };
    };
  };
  sitemapParts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description First ids of the parts */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['SitemapParts'] | null;
          };
        };
      };
    };
  };
  sitemapPart: {
    parameters: {
      query: {
        /** @description First id of the part */
        from: number;
      };
      header?: never;
      path: {
        kind: 'goods' | 'shops';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ids, ascending */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: number[] | null;
          };
        };
      };
    };
  };
  categoryTree: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Categories of the first level with those below */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['CategoryNode'][] | null;
          };
        };
      };
    };
  };
  productList: {
    parameters: {
      query?: {
        /** @description Part of the name or of the keywords */
        keyword?: string;
        /** @description Category id */
        cid?: number;
        /** @description Lowest price, inclusive */
        minPrice?: string;
        /** @description Highest price, inclusive */
        maxPrice?: string;
        /** @description Sort by price */
        priceOrder?: 'asc' | 'desc';
        /** @description Sort by sold units; takes precedence over `priceOrder` */
        salesOrder?: 'asc' | 'desc';
        /** @description Sort by age, `desc` is newest first; lowest precedence */
        newOrder?: 'asc' | 'desc';
        /** @description Of this shop only */
        merId?: number;
        /** @description Of shops of this type only */
        typeId?: number;
        /** @description Minimum mean of the reviews */
        minRating?: 3 | 4;
        inStock?: boolean;
        /** @description Of shops operated by the mall */
        isSelf?: boolean;
        /** @description Costs less than before */
        isReduced?: boolean;
        /** @description Claimable coupons for the goods, their category or their shop */
        hasCoupon?: boolean;
        /** @description Ids of values of facets, separated by commas: goods with any of the values of each facet; an addition */
        values?: string;
        /** @description Page number, from 1 */
        page?: number;
        /** @description Rows on a page */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Goods */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['IndexProductPage'] | null;
          };
        };
      };
    };
  };
  productFacets: {
    parameters: {
      query?: {
        /** @description Part of the name or of the keywords */
        keyword?: string;
        /** @description Category id */
        cid?: number;
        /** @description Lowest price, inclusive */
        minPrice?: string;
        /** @description Highest price, inclusive */
        maxPrice?: string;
        /** @description Of this shop only */
        merId?: number;
        /** @description Of this category of the shop only, with `merId`; an addition */
        shopCid?: number;
        /** @description Of the goods of this activity only, without `keyword`; an addition */
        aid?: number;
        /** @description Of shops of this type only */
        typeId?: number;
        /** @description Minimum mean of the reviews */
        minRating?: 3 | 4;
        inStock?: boolean;
        /** @description Of shops operated by the mall */
        isSelf?: boolean;
        /** @description Costs less than before */
        isReduced?: boolean;
        /** @description Claimable coupons for the goods, their category or their shop */
        hasCoupon?: boolean;
        /** @description Ids of values of facets, separated by commas: goods with any of the values of each facet; an addition */
        values?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Facets */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['ProductFacets'] | null;
          };
        };
      };
    };
  };
  productDetail: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The goods */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['ProductDetail'] | null;
          };
        };
      };
    };
  };
  similarProducts: {
    parameters: {
      query?: {
        /** @description The most goods to list */
        limit?: number;
      };
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Goods */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['IndexProduct'][] | null;
          };
        };
      };
    };
  };
  reviewSummary: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Numbers */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['ReviewSummary'] | null;
          };
        };
      };
    };
  };
  reviewList: {
    parameters: {
      query?: {
        /** @description 0 all, 1 good, 2 general, 3 bad */
        type?: 0 | 1 | 2 | 3;
        /** @description Only those with pictures */
        withPictures?: boolean;
        /** @description Only those of one option, as in `specifications` of the counts */
        sku?: string;
        /** @description Page number, from 1 */
        page?: number;
        /** @description Rows on a page */
        limit?: number;
      };
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Reviews */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['ReviewPage'] | null;
          };
        };
      };
    };
  };
  reviewDetail: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Counts and a review */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['ReviewDetail'] | null;
          };
        };
      };
    };
  };
  shopCategoryTree: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Shop id */
        merId: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Categories */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['CategoryNode'][] | null;
          };
        };
      };
    };
  };
  shopProducts: {
    parameters: {
      query: {
        /** @description Shop id */
        merId: number;
        /** @description Ids of goods, separated by commas: those on sale, in this order, without other filters; an addition */
        ids?: string;
        /** @description Part of the name or of the keywords */
        keyword?: string;
        /** @description Category id */
        cid?: number;
        /** @description Lowest price, inclusive */
        minPrice?: string;
        /** @description Highest price, inclusive */
        maxPrice?: string;
        /** @description Ids of values of facets, separated by commas: goods with any of the values of each facet; an addition */
        values?: string;
        /** @description Sort by price */
        priceOrder?: 'asc' | 'desc';
        /** @description Sort by sold units; takes precedence over `priceOrder` */
        salesOrder?: 'asc' | 'desc';
        /** @description Sort by age, `desc` is newest first; lowest precedence */
        newOrder?: 'asc' | 'desc';
        /** @description Page number, from 1 */
        page?: number;
        /** @description Rows on a page */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Goods */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['IndexProductPage'] | null;
          };
        };
      };
    };
  };
  shopStreet: {
    parameters: {
      query?: {
        /** @description Page number, from 1 */
        page?: number;
        /** @description Rows on a page */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Shops */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['MerchantCardPage'] | null;
          };
        };
      };
    };
  };
  shopSearch: {
    parameters: {
      query?: {
        /** @description Part of the name or of the keywords */
        keywords?: string;
        /** @description Alias of `keywords` */
        keyword?: string;
        typeId?: number;
        categoryId?: number;
        isSelf?: boolean;
        /** @description Page number, from 1 */
        page?: number;
        /** @description Rows on a page */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Shops */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['MerchantCardPage'] | null;
          };
        };
      };
    };
  };
  shopInfo: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Shop */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['ShopInfo'] | null;
          };
        };
      };
    };
  };
  shopService: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Contact */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['ChatConfig'] | null;
          };
        };
      };
    };
  };
  shopDetail: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Shop */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['ShopDetail'] | null;
          };
        };
      };
    };
  };
  shopTypes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Types */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['ShopType'][] | null;
          };
        };
      };
    };
  };
  shopCategories: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Shop categories */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['ShopCategory'][] | null;
          };
        };
      };
    };
  };
  shopQualification: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          graphicKey: components['schemas']['GraphicKey'];
          graphicCode: components['schemas']['GraphicCode'];
        };
      };
    };
    responses: {
      /** @description Shop */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['ShopDetail'] | null;
          };
        };
      };
    };
  };
  settlementAgreement: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Agreement */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['SettlementAgreement'] | null;
          };
        };
      };
    };
  };
  applyAsMerchant: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key of this request, e.g. a UUID */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewApplication'];
      };
    };
    responses: {
      /** @description Sent */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  merchantApplications: {
    parameters: {
      query?: {
        /** @description Page number, from 1 */
        page?: number;
        /** @description Rows on a page */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Applications */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['MerchantApplicationPage'] | null;
          };
        };
      };
    };
  };
  merchantApplication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Application */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['MerchantApplication'] | null;
          };
        };
      };
    };
  };
  changeMerchantApplication: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key of this request, e.g. a UUID */
        'Idempotency-Key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangedApplication'];
      };
    };
    responses: {
      /** @description Sent */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  withdrawMerchantApplication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  takeShopKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Key */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['ShopKey'] | null;
          };
        };
      };
    };
  };
  cartList: {
    parameters: {
      query: {
        /** @description True for rows that can be ordered, false for goods off sale or removed */
        isValid: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Shops with their rows */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['CartShop'][] | null;
          };
        };
      };
    };
  };
  cartCount: {
    parameters: {
      query: {
        /** @description Valid rows only */
        numType: boolean;
        /** @description `total` counts rows, `sum` adds the units */
        type: 'total' | 'sum';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Number */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['CartCount'] | null;
          };
        };
      };
    };
  };
  addToCart: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique key of this request, e.g. a UUID */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CartItem'][];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  setCartQuantity: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Row */
          id: number;
          number: number;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  deleteCartItems: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          ids: number[];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  resetCartItem: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Row */
          id: number;
          num: number;
          productId: number;
          /** @description Sku id */
          unique: number;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  collectCartItems: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          ids: number[];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  estimateCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          lines: {
            /** @description Sku id */
            productAttrUnique: number;
            cartNum: number;
          }[];
          /** @description ISO 3166 code of the country of delivery; precedes the default address of the caller */
          country?: string | null;
        };
      };
    };
    responses: {
      /** @description Amounts */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['CartEstimate'] | null;
          };
        };
      };
    };
  };
  savedItems: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Saved goods */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['SavedItem'][] | null;
          };
        };
      };
    };
  };
  saveForLater: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          ids: number[];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  keepSavedItems: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CartItem'][];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  moveToCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          ids: number[];
        };
      };
    };
    responses: {
      /** @description Result by row */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['MovedToCart'] | null;
          };
        };
      };
    };
  };
  deleteSavedItems: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          ids: number[];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  watchStock: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SkuOnly'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  unwatchStock: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SkuOnly'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  watchedStock: {
    parameters: {
      query?: {
        /** @description Page number, from 1 */
        page?: number;
        /** @description Rows on a page */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Skus */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['WatchedSkuPage'] | null;
          };
        };
      };
    };
  };
  collectProduct: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Goods */
          id: number;
          /** @description `store`; ignored */
          category?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  uncollectProduct: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        productId: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  collectedProducts: {
    parameters: {
      query?: {
        /** @description Page number, from 1 */
        page?: number;
        /** @description Rows on a page */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Goods */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['CollectedProductPage'] | null;
          };
        };
      };
    };
  };
  uncollectProducts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CollectedIds'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  restoreProducts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CollectedIds'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  followShop: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Shop id */
        merId: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  unfollowShop: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Shop id */
        merId: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  unfollowShops: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CollectedIds'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  restoreShops: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CollectedIds'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  followedShops: {
    parameters: {
      query?: {
        /** @description Page number, from 1 */
        page?: number;
        /** @description Rows on a page */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Shops */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['FollowedShopPage'] | null;
          };
        };
      };
    };
  };
  claimableCoupons: {
    parameters: {
      query?: {
        /** @description 1 whole shop, 2 given goods, 3 the whole mall; all when absent */
        useType?: 1 | 2 | 3;
        merId?: number;
        productId?: number;
        /** @description Page number, from 1 */
        page?: number;
        /** @description Rows on a page */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Coupons */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['ClaimableCouponPage'] | null;
          };
        };
      };
    };
  };
  claimCoupon: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          couponId: number;
        };
      };
    };
    responses: {
      /** @description Done; `message` confirms it */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  orderCoupons: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the pre-order */
        preOrderNo: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Coupons */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['OrderCoupon'][] | null;
          };
        };
      };
    };
  };
  couponOptions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the pre-order */
        preOrderNo: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Coupons */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['CouponOption'][] | null;
          };
        };
      };
    };
  };
  myCoupons: {
    parameters: {
      query: {
        /** @description `unusable` are the used and the expired ones */
        type: 'usable' | 'unusable';
        /** @description Page number, from 1 */
        page?: number;
        /** @description Rows on a page */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Coupons */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['MyCouponPage'] | null;
          };
        };
      };
    };
  };
  createPreOrder: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          preOrderType: 'buyNow' | 'shoppingCart';
          orderDetails: components['schemas']['PreOrderItem'][];
        };
      };
    };
    responses: {
      /** @description Number of the pre-order */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['PreOrderNo'] | null;
          };
        };
      };
    };
  };
  loadPreOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the pre-order */
        preOrderNo: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Pre-order */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['PreOrder'] | null;
          };
        };
      };
    };
  };
  computePrice: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          preOrderNo: string;
          addressId?: number | null;
          /** @description `id` of an OrderCoupon */
          couponId?: number | null;
          /** @description Several instead of `couponId`: at most one of each shop and one of the mall */
          couponIds?: number[] | null;
          /** @description Pay with as many points as possible */
          useIntegral?: boolean | null;
          deliveries?: components['schemas']['DeliveryChoice'][] | null;
        };
      };
    };
    responses: {
      /** @description Price */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['OrderPrice'] | null;
          };
        };
      };
    };
  };
  createOrder: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          preOrderNo: string;
          /** @description paypal, stripe, wechat, cod, test */
          payType: string;
          /** @description pc */
          payChannel: string;
          /** @description Not needed when nothing is shipped */
          addressId?: number | null;
          /** @description `id` of an OrderCoupon */
          couponId?: number | null;
          /** @description Several instead of `couponId`: at most one of each shop and one of the mall */
          couponIds?: number[] | null;
          /** @description Pay with as many points as possible */
          useIntegral?: boolean | null;
          deliveries?: components['schemas']['DeliveryChoice'][] | null;
          /** @description Note for the shops */
          mark?: string | null;
          /** @description Notes for single shops */
          shopMarks?:
            | {
                merId: number;
                mark: string;
              }[]
            | null;
          /**
           * @description Of the price that the shopper saw. At another price nothing is ordered: 500 with
           *     the reason `price-changed`
           */
          quoteHash?: string | null;
          realName?: string | null;
          phone?: string | null;
          email?: string | null;
        };
      };
    };
    responses: {
      /** @description Number of the master order */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['OrderNo'] | null;
          };
        };
      };
    };
  };
  awaitPayList: {
    parameters: {
      query?: {
        /** @description Page number, from 1 */
        page?: number;
        /** @description Rows on a page */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Orders */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['AwaitPayOrderPage'] | null;
          };
        };
      };
    };
  };
  orderList: {
    parameters: {
      query: {
        /** @description 1 to ship, 2 to receive, 3 to review or completed, 4 to review, 5 completed, 6 cancelled, 7 all of these */
        type: 1 | 2 | 3 | 4 | 5 | 6 | 7;
        /** @description Page number, from 1 */
        page?: number;
        /** @description Rows on a page */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Orders */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['OrderRowPage'] | null;
          };
        };
      };
    };
  };
  masterOrderDetail: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the master order (`PT…`) */
        orderNo: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Order */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['MasterOrderDetail'] | null;
          };
        };
      };
    };
  };
  orderDetail: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the shop's order (`SH…`) */
        orderNo: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Order */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['OrderDetail'] | null;
          };
        };
      };
    };
  };
  orderData: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Numbers */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['OrderData'] | null;
          };
        };
      };
    };
  };
  orderCenterData: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Numbers */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['OrderCenterData'] | null;
          };
        };
      };
    };
  };
  cancelOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the master order (`PT…`) */
        orderNo: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  deleteOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the shop's order (`SH…`) */
        orderNo: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  takeOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the shop's order (`SH…`) */
        orderNo: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  orderExpress: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the shop's order (`SH…`) */
        orderNo: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Trace */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['OrderExpress'] | null;
          };
        };
      };
    };
  };
  sendVisitorOrderCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VisitorLink'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  openVisitorOrder: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          orderNo: components['schemas']['OrderNumber'];
          identity: components['schemas']['Identity'];
          captcha: components['schemas']['Code'];
        };
      };
    };
    responses: {
      /** @description Access for some minutes */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['VisitorAccess'] | null;
          };
        };
      };
    };
  };
  visitorMasterOrderDetail: {
    parameters: {
      query: {
        orderNo: components['schemas']['OrderNumber'];
        identity: components['schemas']['Identity'];
      };
      header: {
        /** @description `access` of a VisitorAccess */
        'Order-Access': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Order */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['MasterOrderDetail'] | null;
          };
        };
      };
    };
  };
  visitorOrderDetail: {
    parameters: {
      query: {
        orderNo: components['schemas']['OrderNumber'];
        identity: components['schemas']['Identity'];
      };
      header: {
        /** @description `access` of a VisitorAccess */
        'Order-Access': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Order */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['VisitorOrderDetail'] | null;
          };
        };
      };
    };
  };
  visitorOrderReceipt: {
    parameters: {
      query: {
        orderNo: components['schemas']['OrderNumber'];
        identity: components['schemas']['Identity'];
      };
      header: {
        /** @description `access` of a VisitorAccess */
        'Order-Access': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Receipt */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['ReceiptFile'] | null;
          };
        };
      };
    };
  };
  orderReceipt: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        orderNo: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Receipt */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['ReceiptFile'] | null;
          };
        };
      };
    };
  };
  keepVisitorOrder: {
    parameters: {
      query?: never;
      header: {
        /** @description `access` of a VisitorAccess */
        'Order-Access': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VisitorLink'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  reviewsToWrite: {
    parameters: {
      query?: {
        /** @description Page number, from 1 */
        page?: number;
        /** @description Rows on a page */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Lines */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['ReviewToWritePage'] | null;
          };
        };
      };
    };
  };
  myReviews: {
    parameters: {
      query?: {
        /** @description Page number, from 1 */
        page?: number;
        /** @description Rows on a page */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Reviews */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['OwnReviewPage'] | null;
          };
        };
      };
    };
  };
  writeReview: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Number of the shop's order */
          orderNo: string;
          /** @description Order line id */
          orderInfoId: number;
          /** @description If both scores are sent, their rounded mean is stored instead */
          star: number;
          /** @description Quality of the goods; default: `star` */
          productScore?: number;
          /** @description Quality of the service; default: `star` */
          serviceScore?: number;
          comment: string;
          /** @description `""`, or the JSON text of a list of at most 5 addresses of own uploads */
          pics?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  followUpReview: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Order line id */
          orderInfoId: number;
          comment: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  refundForm: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the shop's order (`SH…`) */
        orderNo: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Form */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['RefundForm'] | null;
          };
        };
      };
    };
  };
  refundReasons: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Reasons */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: string[] | null;
          };
        };
      };
    };
  };
  applyForRefund: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Number of the shop's order (`SH…`) */
          orderNo: string;
          /** @description The reason */
          text: string;
          /** @description Addresses of at most 5 uploads, joined by comma */
          refund_reason_wap_img?: string | null;
          refund_reason_wap_explain?: string | null;
          lines?: components['schemas']['RefundLineChoice'][] | null;
        };
      };
    };
    responses: {
      /** @description Number of the refund */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['NewRefund'] | null;
          };
        };
      };
    };
  };
  refundList: {
    parameters: {
      query?: {
        /** @description Page number, from 1 */
        page?: number;
        /** @description Rows on a page */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Refunds */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['RefundRowPage'] | null;
          };
        };
      };
    };
  };
  refundDetail: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the refund (`RE…`) */
        orderNo: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Refund */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['RefundDetail'] | null;
          };
        };
      };
    };
  };
  withdrawRefund: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the refund (`RE…`) */
        orderNo: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  pointsSummary: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Points */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['PointsSummary'] | null;
          };
        };
      };
    };
  };
  pointsList: {
    parameters: {
      query?: {
        type?: 'all' | 'earned' | 'spent';
        /** @description Page number, from 1 */
        page?: number;
        /** @description Rows on a page */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Entries */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['PointsEntryPage'] | null;
          };
        };
      };
    };
  };
  sendGoodsBack: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the refund (`RE…`) */
        orderNo: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description The courier */
          company: string;
          waybillNo: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  payMethods: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Methods */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['PayMethods'] | null;
          };
        };
      };
    };
  };
  startPayment: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Number of the master order */
          orderNo: string;
          /** @description paypal, stripe, wechat, cod, test */
          payType: string;
          /** @description pc */
          payChannel: string;
        };
      };
    };
    responses: {
      /** @description Payment */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['Payment'] | null;
          };
        };
      };
    };
  };
  paypalSuccess: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description PayPal's id of the payment, from the return URL */
          token: string;
          /** @description From the same URL */
          payerID?: string;
        };
      };
    };
    responses: {
      /** @description Outcome */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['PaymentOutcome'] | null;
          };
        };
      };
    };
  };
  paypalCancel: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description PayPal's id of the payment, from the return URL */
          token: string;
        };
      };
    };
    responses: {
      /** @description Outcome */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['PaymentOutcome'] | null;
          };
        };
      };
    };
  };
  wechatPayResult: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        orderNo: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Whether it is paid */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: boolean | null;
          };
        };
      };
    };
  };
  addressList: {
    parameters: {
      query?: {
        /** @description Page number, from 1 */
        page?: number;
        /** @description Rows on a page */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Addresses */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['AddressPage'] | null;
          };
        };
      };
    };
  };
  allAddresses: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Addresses */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['Address'][] | null;
          };
        };
      };
    };
  };
  saveAddress: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          id?: number | null;
          realName: string;
          email: components['schemas']['Email'];
          /** @description As typed; a number is kept without trunk zero and country code */
          phone: string;
          /** @description As entered */
          country: string;
          /** @description Dial code; may be sent as a number */
          countryCode: string;
          detail: string;
          /**
           * @description Digits are not validated. Other text consists of letters and digits; formats of
           *     countries are not required, since they change. May be left out where the country
           *     has none, or delivers without. `country` is named in one of the mall's languages,
           *     in English or by its two letters.
           */
          postCode?: string | number | null;
          isDefault?: boolean | null;
        };
      };
    };
    responses: {
      /** @description The address */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['Address'] | null;
          };
        };
      };
    };
  };
  deleteAddress: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          id: number;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  addressDetail: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Address */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['Address'] | null;
          };
        };
      };
    };
  };
  defaultAddress: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Address */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['Address'] | null;
          };
        };
      };
    };
  };
  setDefaultAddress: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          id: number;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  addressByIp: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Place */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['IpPlace'] | null;
          };
        };
      };
    };
  };
  mallPolicy: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        kind: 'privacy' | 'delivery' | 'returns';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['MallPolicy'] | null;
          };
        };
      };
    };
  };
}
