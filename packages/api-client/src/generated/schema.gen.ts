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
     * @description Errors: 400 when a field is missing or malformed; 428 when a captcha is wanted; 500 when the
     *     account does not exist, is disabled or the password is wrong (one answer for all three).
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
     * @description The token that was sent, if any, is deleted. Other sessions of the person live on.
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
     * Whether the token that was sent is valid
     * @description Never answers 401.
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
     * Which ways of signing in are open, and the user agreement
     * @description Errors: none of its own.
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
     * @description The body is the bare e-mail text, quoted or not, whatever content type is declared: a server
     *     reads it as text before any JSON parser. Whether the address has an account is told in the
     *     mail, not in the answer; other servers may answer 500 when it has one. Errors: 400 when it is
     *     no e-mail; 428 when a captcha is wanted (before a second code); 500 when a code was sent a
     *     moment ago, too many were sent, or the mail did not leave.
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
     * @description Body, answer and errors as in `sendRegisterEmailCode`.
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
     * The picture beside the sign-in form
     * @description Errors: none of its own.
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
     * @description Errors: 400 when a field is missing or malformed; 428 when a captcha is wanted; 500 when the
     *     account does not exist, is disabled or the password is wrong (one answer for all three).
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
     * @description Nobody is registered on the way. Errors: 400 when a field is missing or malformed; 500 when
     *     the code is wrong or has expired, or, after a right code, when there is no such account.
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
     * Enter as a visitor, without password and code
     * @description Each call makes an account of its own, which nobody can sign in to again. Errors: 400 when a
     *     field is missing or malformed (with a phone, `countryCode` is required); 428 when a captcha
     *     is wanted; 500 when the mall takes no visitors.
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
     * @description A form; a server takes multipart, form-encoded and JSON bodies alike. Without `type` the code
     *     is for signing in when the number has an account and for registering when it has none; the
     *     answer is the same. Errors: 400 when a field is missing or malformed; 428 when a captcha is
     *     wanted (before a second code); 500 when a code was sent a moment ago, too many were sent, or
     *     the message did not leave.
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
     * @description The first time an account is made, or that of the same verified e-mail address is joined.
     *     Errors: 400 when a field is missing; 500 when the sign-in was begun elsewhere, has expired or
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
     * @description The body is the bare id token. It is checked against Google's keys, for this mall, and works
     *     once. Errors: 500 when Google is not configured or the token is not good.
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
     * @description Who it is, is asked of Facebook; what else a storefront sends (`id`, `name`, `email`,
     *     `picture`) counts for nothing. Errors: 400 without `accessToken`; 500 when Facebook is not
     *     configured or the token is not good for this mall.
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
     * A picture with characters to type
     * @description Errors: 500 when too many were asked for.
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
     * Work for the computer, in place of the picture
     * @description Errors: 500 when too many were asked for.
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
  '/api/front/user/info': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Who is signed in
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
     * Change nickname and picture
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
     * Send the code for a new password to the own phone
     * @description Errors: 401 without a valid session; 428 when a captcha is wanted (before a second code); 500
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
     * Send the code for a new password to the own e-mail address
     * @description Errors: 401 without a valid session; 428 when a captcha is wanted (before a second code); 500
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
     * Set a new password with a code from the own phone
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
     * Set a new password with a code from the own mailbox
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
     * Send a code by e-mail for an application as a merchant
     * @description Body, answer and errors as in `sendRegisterEmailCode`.
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
     * Upload a picture
     * @description JPG or PNG of at most 10 MB, told by its first bytes. It is drawn anew, without what cameras
     *     write into it, at most 1600 pixels wide and high. Errors: 400 when it is no such picture;
     *     401 without a valid session; 500 when the account keeps too many pictures.
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
     * @description Errors: none of its own.
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
     * @description Errors: none of its own.
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
     * Goods, shops and categories for what is being typed
     * @description The last word may be unfinished. Errors: 400.
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
     * @description At most 8 goods each (3 for type 2); activities without goods are left out. Errors: none of its own.
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
     * @description Errors: 500 when the activity is closed or missing.
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
     * @description Errors: none of its own.
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
     * In which parts the goods and shops of the mall can be listed for search engines
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
     * Ids of goods on sale or of open shops, 10,000 at most, from an id on
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
     * @description Errors: none of its own.
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
     *     languages, the best match first unless another order is asked for; when none has, words that are
     *     near (`didYouMean`), and after that goods with some of the words. Sorted by `salesOrder`, else by `priceOrder`, else by `newOrder`, then by
     *     rank and age; `salesOrder=asc` and `newOrder=asc` are the descending lists read backwards. What
     *     was sold counts for the order some minutes later. A page that begins behind the first 10,000
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
     * By what a list of goods can be narrowed, with counts
     * @description For the same query as `productList`. Each count is of goods that the list would have with that
     *     value, beside what is chosen of the others; a shop type, a rating and a price range that are
     *     chosen show their other values too. Reviews and what was sold count some minutes later. Errors:
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
     * Goods with specification, skus, shop and guarantees
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
  '/api/front/product/reply/config/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Numbers of the reviews of goods
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
     * @description Errors: 400.
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
     * The numbers of the reviews of goods, and the newest one
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
     * The head of a shop
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
     * How to reach a shop
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
     * @description Errors: none of its own.
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
     * All trades of shops, a flat list
     * @description Errors: none of its own.
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
     * Owner, address and licences of a shop, for a person
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
     * What shops agree to when they apply
     * @description Errors: none of its own.
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
     * @description A request that is sent again with the same `Idempotency-Key` within a day is answered as the
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
     * Change an application; one that was refused or withdrawn is sent again
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
     * Take an application back
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
     * Put skus into the cart
     * @description The body is a list. Units of a sku that is in the cart already are added up. A request that
     *     is sent again with the same `Idempotency-Key` within a day is answered as the first time and
     *     adds nothing. Errors: 400 (also when the key belongs to another request), 401; 500 when a sku
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
     * Set the units of a row
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
     * @description Errors: 400, 401. Rows that do not exist are passed over.
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
     * Choose another sku of the same goods for a row
     * @description Units of another row that holds the sku already come over to this one, as far as the stock
     *     allows; `message` tells when it does not. When this row holds the sku already, as after the same
     *     call a second time, it keeps its units or gets `num` where that is more.
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
     * @description Rows that do not exist are passed over, and rows whose goods were removed stay. Errors: 400, 401.
     */
    post: operations['collectCartItems'];
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
     * @description They count neither as rows of the cart nor in its total. Errors: 401.
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
     * @description Units of a sku that is saved already are added up, to 99. Rows that do not exist are passed
     *     over. Errors: 400, 401; 500 when more would be saved than a person may.
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
     * @description For goods that were saved before signing in. A sku that is saved already has the larger number
     *     of units afterwards, so that the same call a second time changes nothing. Skus that do not exist
     *     are passed over. Errors: 400, 401; 500 when more would be saved than a person may.
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
     * @description As many units as there are in stock and as the cart may hold; the others stay saved. Rows that do
     *     not exist are passed over. Errors: 400, 401; 500 when the cart would hold too many rows.
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
     * @description Errors: 400, 401. Rows that do not exist are passed over.
     */
    post: operations['deleteSavedItems'];
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
     * @description Goods that are collected already stay so. Errors: 400, 401; 500 when the goods do not exist.
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
     * Collect goods no longer
     * @description Goods that are not collected are passed over. Errors: 401.
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
     * Collect several goods no longer
     * @description Goods that are not collected are passed over. Errors: 400, 401.
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
     * @description For some minutes; their place and the price at that time are as before. Others are passed over. Errors: 400, 401.
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
     * @description A shop that is followed already stays so. Errors: 401; 500 when the shop is missing or closed.
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
     * Follow a shop no longer
     * @description A shop that is not followed is passed over. Errors: 401.
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
     * Follow several shops no longer
     * @description Shops that are not followed are passed over. Errors: 400, 401.
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
     * Undo that shops were unfollowed
     * @description For some minutes; others are passed over. Errors: 400, 401.
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
     * The caller's coupons that fit a pre-order
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
     * Every unused coupon of the caller, and why it does not fit a pre-order
     * @description What fits comes first, the largest discount before others. Errors: 401; 500 when the pre-order has expired.
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
     * @description `buyNow` takes exactly one element. Errors: 400, 401; 500 when goods are off sale, a sku or
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
     * @description Errors: 400, 401; 500 when the pre-order has expired, a coupon does not fit or a shop does not deliver to the address.
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
     * @description Takes the stock and uses the coupon. `preOrderNo` is the idempotency key: sent twice, the
     *     same order number comes back. Errors: 400 (also for an empty `payType`), 401; 500 when the
     *     pre-order has expired, the address is missing, the coupon does not fit, the payment method
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
     * Master orders that wait for payment, newest first
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
     * Orders of a state that are paid, to be paid on delivery, or cancelled; newest first
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
     * Number of the caller's orders that wait for something
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
     * Cancel an unpaid master order
     * @description Of what is to be paid on delivery, as long as nothing of it is shipped, and also one shop's part by
     *     its own number. Stock and coupon come back. Errors: 401; 500 when the caller has no such order or
     *     it is paid.
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
     * Hide a completed order from the caller's lists
     * @description Errors: 401; 500 when the caller has no such order, it is not completed or a refund is in
     *     progress.
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
     * @description Errors: 401; 500 when the caller has no such order or it is not on its way.
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
     * Mail a code that opens an order of a visitor
     * @description The code goes to the address that the visitor has bought with. The answer is the same for an
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
     * Use the code up and get access to the order
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
     * What one shop sends of a visitor's order
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
     * The receipt of what one shop sends of a visitor's order as a PDF
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
     * Take a visitor's orders over into the caller's account
     * @description All orders of that visit, with their refunds and reviews; the visit itself ends. The account
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
     * Add to a review of one's own, once
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
     * What can be refunded of an order of one shop
     * @description Errors: 401; 500 when the caller has no such order; 500 with a `reason` when it is not paid
     *     (`refund-unpaid`), on its way (`refund-on-its-way`), a refund of it is in progress
     *     (`refund-in-progress`), nothing is left to refund (`refund-done`) or it was completed too long
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
     * @description Of everything that is left of the order, or of the units in `lines`. What was paid for a line
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
     * Take an application back, or keep goods that were to be sent back
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
     * How the points of the caller came and went, newest first
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
     * Say with which parcel the goods of an accepted refund go back
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
     * Which payment methods are open
     * @description Errors: none of its own.
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
     * Take the money that a shopper has approved at PayPal
     * @description Called by the page to which PayPal sends the shopper back; repeating it changes nothing. Without
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
     * Say that a shopper came back from PayPal without approving
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
     * @description Without `id` a new one. A new default takes the mark from the old one. Errors: 400, also for
     *     a postal code that is not of its country; 401; 500 when the caller has no such address.
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
     * Guess the place of the caller, to fill in a new address
     * @description Always answers; unknown parts are empty. Errors: 401.
     */
    post: operations['addressByIp'];
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
    /** @description A new session. `nikeName` is spelt so. */
    LoginResult: {
      /** @description 32 lowercase hex characters; lives for some time after its last use, seven days in the reference server */
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
    /** @description Six digits */
    Code: string;
    /** @description Decimal amount with two places, `"12.50"` */
    Money: string;
    /** @description Decimal amount with two places, or null when there is none */
    MoneyOrNull: string | null;
    /** @description `yyyy-MM-dd HH:mm:ss` in the zone of the mall */
    DateTime: string;
    /** @description `yyyy-MM-dd HH:mm:ss` in the zone of the mall, or null */
    DateTimeOrNull: string | null;
    /** @description `yyyy-MM-dd`, or null */
    DateOrNull: string | null;
    Email: string;
    /** @description What every page carries beside its `list` */
    PageInfo: {
      /**
       * @description Rows on all pages. Long lists are counted to 1,000 only: a larger total means "at
       *     least so many", and grows with the pages that were looked at.
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
    /** @description Goods in a list. Sold units are `sales + ficti`. */
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
      /** @description Reviews, as of some minutes ago; an addition */
      reviewCount?: number;
      /** @description Mean of the reviews, 1 to 5 with one decimal, null without any; an addition */
      stars?: number | null;
    };
    IndexProductPage: {
      /**
       * @description Rows on all pages. Long lists are counted to 1,000 only: a larger total means "at
       *     least so many", and grows with the pages that were looked at.
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
      /** @description Of a search: what was searched for instead, because nothing has what was typed */
      didYouMean?: string;
    };
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
      /** @description Reviewed already */
      isReply?: boolean;
      /** @description Share of the freight */
      freightFee?: components['schemas']['Money'];
      /** @description Share of the coupons */
      couponFee?: components['schemas']['Money'];
      /** @description What of `couponFee` is by the mall's coupon */
      generalCouponFee?: components['schemas']['Money'];
      /** @description Paid by points */
      integralFee?: components['schemas']['Money'];
      /** @description How many points that is */
      useIntegral?: number;
      /** @description Paid for the line: `price` × `payNum` + `freightFee` − `couponFee` − `integralFee` */
      payFee?: components['schemas']['Money'];
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
     * @description `courier` a courier company with a waybill, `shopCourier` a person of the shop, `virtual` goods that
     *     are not shipped: the shop sends a code or a text
     * @enum {string}
     */
    DeliveryMethod: 'courier' | 'shopCourier' | 'virtual';
    /** @description The part of one shop in a pre-order or an unpaid order */
    PreOrderShop: {
      merId: number;
      merName: string;
      orderInfoList: components['schemas']['PreOrderLine'][];
      proTotalFee?: components['schemas']['Money'];
      freightFee?: components['schemas']['Money'];
      /** @description Goods of the shop for this much more make its freight free */
      freeFreightMissing?: components['schemas']['MoneyOrNull'];
      /** @description The one that `freightFee` is for; in a pre-order only */
      deliveryMethod?: components['schemas']['DeliveryMethod'];
      /** @description What the shop offers for these goods, each with its freight; in a pre-order only */
      deliveryMethods?: {
        method: components['schemas']['DeliveryMethod'];
        freightFee: components['schemas']['Money'];
      }[];
      couponFee?: components['schemas']['Money'];
      integralFee?: components['schemas']['Money'];
      payFee?: components['schemas']['Money'];
    };
    /**
     * @description Made by the storefront at random. A code that was asked for with it is good only together
     *     with it, so only in the browser that asked.
     */
    RequestKey: string;
    /** @description Names the captcha that is answered */
    GraphicKey: string;
    /** @description The characters of the picture in any case, or the number that the work found */
    GraphicCode: string;
    GraphicCaptcha: {
      graphicKey: string;
      /** @description PNG as a `data:` address, 180 by 60 pixels drawn twice as large */
      image: string;
      /** @description How long it is good */
      minutes: number;
    };
    /**
     * @description The way for whoever cannot read the picture: the computer searches the whole number from 0 to
     *     `maxNumber` for which SHA-256 of the text `salt` + number, as hex, is `challenge`. That number
     *     is the `graphicCode`.
     */
    WorkCaptcha: {
      graphicKey: string;
      salt: string;
      challenge: string;
      maxNumber: number;
      /** @description How long it is good */
      minutes: number;
    };
    /** @description National number; blanks, dashes and brackets are ignored */
    PhoneNumber: string;
    /** @description Calling code with or without plus, as text or number: `"+86"`, `86` */
    CountryCode: string;
    /**
     * @description A request token of OAuth 1.0a. `tokenSecret` proves at `loginByTwitter` that the same browser
     *     comes back; with some servers it is the secret itself.
     */
    TwitterRequestToken: {
      /** @description Where the browser goes */
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
      /** @description Where the browser goes */
      authorizationURL: string;
      /** @description Comes back in the address; must be this one */
      state: string;
      /** @description Keep it in this browser; it proves that the same one returns */
      stateSecret: string;
    };
    UserInfo: {
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
    UploadedImage: {
      /** @description Address of the picture, as it goes into other calls */
      url: string;
      fileName?: string;
      /** @enum {string} */
      extName?: 'jpg' | 'png';
      /** @description Bytes, as kept */
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
    /** @description Look and contact data of the mall. Of the contact fields only that of `consumerType` is reliable. */
    HomeIndex: {
      banner: components['schemas']['Banner'][];
      /** @description Thin middle carousel */
      bastBanner: components['schemas']['Banner'][];
      logoUrl: string;
      /** @description Tall picture beside the recommended goods */
      recommendImage: string;
      /** @description Picture of the shop street page */
      shopStreetHeaderImag: string;
      /** @description JSON text `{"country","currency","symbol","ID"}` */
      shopPayCurrency: string;
      /** @enum {string} */
      consumerType: 'h5' | 'hotline' | 'message' | 'email';
      consumerHotline: string | null;
      consumerH5Url: string | null;
      consumerMessage: string | null;
      consumerEmail: string | null;
      mall?: components['schemas']['MallData'];
    };
    /** @description What the mall says of itself. Servers of this family may leave it out. */
    MallData: {
      name: components['schemas']['LocalText'];
      address: components['schemas']['LocalText'] | null;
      /** @description The logo for dark grounds, where there is one */
      logoDarkUrl?: string;
      /** @description Points for each whole unit of money that is paid for goods */
      pointsPerUnit?: number;
      terms?: components['schemas']['Terms'];
    };
    /** @description What the mall promises of orders, in days */
    Terms: {
      /** @description After it was sent an order counts as received */
      receiveDays: number;
      /** @description In which an order may be refunded after it was completed */
      refundDays: number;
      /** @description In which goods are sent back for an accepted refund */
      sendBackDays: number;
      /** @description In which parcels of shops without a rule of their own arrive after the order */
      arrivalDays: {
        from: number;
        to: number;
      } | null;
    };
    /** @description A text by language tag; `en` is there in any case */
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
      /** @description Picture made for the activity */
      proImage: string;
      /** @description Picture of the goods */
      image: string;
      storeName: string;
      price: components['schemas']['Money'];
      otPrice: components['schemas']['MoneyOrNull'];
      title?: string | null;
      /** @description Name of the shop; an addition */
      merName?: string;
      /** @description Reviews, as of some minutes ago; an addition */
      reviewCount?: number;
      /** @description Mean of the reviews, 1 to 5 with one decimal, null without any; an addition */
      stars?: number | null;
    };
    ActivityProductPage: {
      /**
       * @description Rows on all pages. Long lists are counted to 1,000 only: a larger total means "at
       *     least so many", and grows with the pages that were looked at.
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
      /** @description Its deck: a sentence or two */
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
      /** @description Until when it is open, null for as long as it likes; an addition */
      endTime?: string | null;
    };
    /** @description What a shopper may mean by what was typed so far, the best first */
    SearchSuggestions: {
      goods: components['schemas']['SuggestedGoods'][];
      shops: components['schemas']['SuggestedShop'][];
      categories: components['schemas']['SuggestedCategory'][];
      /** @description What was looked for instead, when nothing begins with what was typed */
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
    /** @description `sales` is the whole number of sold units already, `ficti` is null or 0 */
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
    /** @description Of each kind the id with which every part of at most 10,000 begins, rising */
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
      storeName: string;
      /** @description As the shop itself calls the goods, where `storeName` is a translation */
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
      content: string | null;
      keyword?: string | null;
      cateId?: string | null;
      categoryId?: number | null;
      brandId?: number | null;
      postage?: components['schemas']['MoneyOrNull'];
    };
    /** @description One dimension of the specification */
    ProductAttr: {
      id?: number;
      productId?: number;
      attrName: string;
      /** @description Values joined by comma */
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
      /** @description Run by the mall itself */
      isSelf: boolean;
      /** @description 1 to 5 */
      starLevel: number;
      typeId: number;
      /** @description Followed by the caller */
      isCollect: boolean;
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
      /** @description One entry for each dimension of the specification, in display order */
      productAttr: components['schemas']['ProductAttr'][];
      /** @description Sku by the chosen values, joined by comma without blanks in the order of `productAttr` */
      productValue: {
        [key: string]: components['schemas']['Sku'];
      };
      merchantInfo: components['schemas']['ProductShop'];
      /** @description In the collection of the caller */
      userCollect: boolean;
      guaranteeList: components['schemas']['Guarantee'][] | null;
      /**
       * @description What a parcel with one piece costs and when it arrives, by country. Empty for goods that are not
       *     shipped. Servers of this family may leave it out.
       */
      deliveryZones?: components['schemas']['DeliveryZone'][];
    };
    DeliveryZone: {
      /** @description ISO 3166 codes; empty for all that no other zone names */
      countries: string[];
      freightFee: components['schemas']['Money'];
      /** @description Goods of the shop for this much make the parcel free */
      freeFrom: components['schemas']['MoneyOrNull'];
      /** @description Days from the order to its arrival; null when nobody says */
      days: {
        from: number;
        to: number;
      } | null;
    };
    /** @description A value by which the list can be narrowed */
    FacetOption: {
      id: number;
      name: string;
      count: components['schemas']['FacetCount'];
    };
    /** @description Goods that choosing the value shows; 1001 says "more than 1,000" */
    FacetCount: number;
    ProductFacets: {
      total: components['schemas']['FacetCount'];
      /** @description Too many goods to count them all: counts are "at least", and may be 0 */
      partial: boolean;
      /** @description Those just below the category that is chosen, or of the first level */
      categories: components['schemas']['FacetOption'][];
      shopTypes: components['schemas']['FacetOption'][];
      ratings: {
        /** @description The mean of the reviews is at least that */
        stars: number;
        count: components['schemas']['FacetCount'];
      }[];
      /** @description Ranges with about as many goods in each; both ends are inclusive, null is open */
      prices: {
        minPrice: components['schemas']['MoneyOrNull'];
        maxPrice: components['schemas']['MoneyOrNull'];
        count: components['schemas']['FacetCount'];
      }[];
      inStock: components['schemas']['FacetCount'];
      isSelf: components['schemas']['FacetCount'];
      isReduced: components['schemas']['FacetCount'];
      hasCoupon: components['schemas']['FacetCount'];
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
      /** @description With pictures. Servers of this family may leave it out */
      pictureCount?: number;
      /**
       * @description What was bought, most reviews first; none for goods without a choice. Servers of this family may
       *     leave it out.
       */
      specifications?: {
        sku: string;
        count: number;
      }[];
    };
    Review: {
      id?: number;
      uid?: number;
      star: number;
      comment: string;
      /** @description May be [""] when there is none */
      pics: string[];
      merchantReplyContent: string | null;
      /** @description What the author added later */
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
      /** @description With pictures. Servers of this family may leave it out */
      pictureCount?: number;
      /**
       * @description What was bought, most reviews first; none for goods without a choice. Servers of this family may
       *     leave it out.
       */
      specifications?: {
        sku: string;
        count: number;
      }[];
      /** @description The newest review; null while there is none */
      productReply: components['schemas']['Review'] | null;
    };
    ReviewPage: {
      /**
       * @description Rows on all pages. Long lists are counted to 1,000 only: a larger total means "at
       *     least so many", and grows with the pages that were looked at.
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
      /** @description Run by the mall itself */
      isSelf?: boolean;
      backImage: string;
      avatar: string;
      streetBackImage?: string | null;
      /** @description 1 to 5 */
      starLevel: number;
      /** @description What the shop says of itself */
      intro?: string;
      /** @description Followers */
      collectNum?: number;
      proList: components['schemas']['ShopProduct'][];
    };
    MerchantCardPage: {
      /**
       * @description Rows on all pages. Long lists are counted to 1,000 only: a larger total means "at
       *     least so many", and grows with the pages that were looked at.
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
      /** @description What the shop says of itself */
      intro?: string;
      /** @description Followers */
      collectNum?: number;
      createTime?: components['schemas']['DateTime'];
      openingHours?: components['schemas']['OpeningHours'][];
    };
    /** @description On these weekdays the shop is open between two times, in the zone of the mall */
    OpeningHours: {
      days: number[];
      opens: string;
      closes: string;
    };
    /** @description How to reach a shop */
    ChatConfig: {
      /** @enum {string} */
      serviceType: 'H5' | 'phone' | 'message' | 'email';
      serviceLink: string | null;
      servicePhone: string | null;
      serviceMessage: string | null;
      serviceEmail: string | null;
    };
    /** @description Who stands behind a shop */
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
      isDel?: boolean;
      createTime?: components['schemas']['DateTime'];
      updateTime?: components['schemas']['DateTime'];
    };
    /** @description A trade that a shop belongs to */
    ShopCategory: {
      id: number;
      name: string;
      /** @description Percent */
      handlingFee: number;
      isDel?: boolean;
      createTime?: components['schemas']['DateTime'];
      updateTime?: components['schemas']['DateTime'];
    };
    SettlementAgreement: {
      /** @description What shops agree to */
      agreement: string;
      /** @description Working days within which an application is reviewed */
      reviewDays?: number;
    };
    ApplicationFields: {
      /** @description Of the shop or the company */
      name: string;
      /** @description `id` of a ShopCategory */
      categoryId: number;
      /** @description `id` of a ShopType */
      typeId: number;
      /** @description Of the person who applies */
      realName: string;
      email: components['schemas']['Email'];
      countryCode?: string | null;
      phone?: string | null;
      /** @description Ignored: the server takes that of the category */
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
      /** @description Of the person who applies */
      realName: string;
      email: components['schemas']['Email'];
      countryCode?: string | null;
      phone?: string | null;
      /** @description Ignored: the server takes that of the category */
      handlingFee?: number | null;
      keywords?: string | null;
      country?: string | null;
      address: string;
      /** @description JSON text: list of 1 to 10 addresses of uploads of the caller */
      qualificationPicture: string;
      /** @description Six digits, from `sendSettlementCode` for `email` */
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
      /** @description Of the person who applies */
      realName: string;
      email: components['schemas']['Email'];
      countryCode?: string | null;
      phone?: string | null;
      /** @description Ignored: the server takes that of the category */
      handlingFee?: number | null;
      keywords?: string | null;
      country?: string | null;
      address: string;
      /** @description JSON text: list of 1 to 10 addresses of uploads of the caller */
      qualificationPicture: string;
      /** @description Six digits; needed when `email` is another one than before */
      captcha?: string | null;
      requestKey?: components['schemas']['RequestKey'];
    };
    MerchantApplication: {
      id: number;
      name: string;
      createTime: components['schemas']['DateTime'];
      /** @description When it was sent last */
      sentTime?: components['schemas']['DateTime'];
      /** @description When the mall decided or the applicant withdrew */
      decisionTime?: components['schemas']['DateTimeOrNull'];
      /** @description 1 awaiting review, 2 approved, 3 refused or withdrawn */
      auditStatus: number;
      /** @description With status 3: the applicant took it back */
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
       * @description Rows on all pages. Long lists are counted to 1,000 only: a larger total means "at
       *     least so many", and grows with the pages that were looked at.
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
      /** @description The key itself, `vmo_…`; the server keeps its hash only */
      key: string;
    };
    /** @description `price` and `stock` are null in rows that are not valid any more */
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
      /** @description Chosen values joined by comma; spelt so */
      suk: string | null;
      price: components['schemas']['MoneyOrNull'];
      /** @description `price` when it was added, in valid rows where it is known */
      addedPrice?: components['schemas']['Money'];
      /** @description The sku can be ordered */
      attrStatus?: boolean;
      stock: number | null;
      /**
       * @description Why `cartNum` units cannot be ordered; null when they can. `soldOut` and `fewerLeft` stand
       *     in valid rows, the others in rows that are not valid any more.
       * @enum {string|null}
       */
      invalidReason?: 'removed' | 'offSale' | 'shopClosed' | 'soldOut' | 'fewerLeft' | null;
    };
    CartShop: {
      merId?: number;
      merName: string;
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
    /** @description Goods that are saved for later. `addedPrice` is what they cost when they were added. */
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
      /** @description Chosen values joined by comma; spelt so */
      suk: string | null;
      price: components['schemas']['MoneyOrNull'];
      /** @description `price` when it was added, in valid rows where it is known */
      addedPrice?: components['schemas']['Money'];
      /** @description The sku can be ordered */
      attrStatus?: boolean;
      stock: number | null;
      /**
       * @description Why `cartNum` units cannot be ordered; null when they can. `soldOut` and `fewerLeft` stand
       *     in valid rows, the others in rows that are not valid any more.
       * @enum {string|null}
       */
      invalidReason?: 'removed' | 'offSale' | 'shopClosed' | 'soldOut' | 'fewerLeft' | null;
      merId: number;
      merName: string;
    };
    /** @description What became of the rows that were to move; the ids are those of the saved rows. */
    MovedToCart: {
      /** @description In the cart, all units */
      moved: number[];
      /** @description As many units as the cart may hold are in it, the others are still saved */
      partly: number[];
      /** @description Still saved: sold out, off sale, or the cart holds all that there are */
      stayed: number[];
    };
    /** @description `collectedPrice` is the price when it was collected; null when nobody knows */
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
      createTime: components['schemas']['DateTime'];
    };
    CollectedProductPage: {
      /**
       * @description Rows on all pages. Long lists are counted to 1,000 only: a larger total means "at
       *     least so many", and grows with the pages that were looked at.
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
      /** @description Run by the mall itself */
      isSelf?: boolean;
      /** @description False for a closed shop, which has no page */
      isOpen?: boolean;
      /** @description Followers */
      collectNum?: number;
      createTime: components['schemas']['DateTime'];
    };
    FollowedShopPage: {
      /**
       * @description Rows on all pages. Long lists are counted to 1,000 only: a larger total means "at
       *     least so many", and grows with the pages that were looked at.
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
      useEndTimeStr: components['schemas']['DateOrNull'];
      /** @description The caller has it already */
      isUse: boolean;
      /** @description 1 whole shop, 2 given goods, 3 the whole mall, 4 given categories */
      useType: number;
      /** @description The shop that offers it, null for the mall; an addition */
      merId?: number | null;
      /** @description Name of that shop; an addition */
      merName?: string | null;
      /** @description 1 claimed by hand, 2 for new users, 3 after a purchase */
      type?: number;
      isLimited?: boolean;
      lastTotal?: number | null;
      primaryKey?: string | null;
      receiveStartTime?: components['schemas']['DateTimeOrNull'];
      receiveEndTime?: components['schemas']['DateTimeOrNull'];
    };
    ClaimableCouponPage: {
      /**
       * @description Rows on all pages. Long lists are counted to 1,000 only: a larger total means "at
       *     least so many", and grows with the pages that were looked at.
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
    /** @description A coupon of the caller that fits a pre-order. `id` is what later calls name couponId. */
    OrderCoupon: {
      id: number;
      couponId?: number;
      name?: string;
      money: components['schemas']['Money'];
      minPrice: components['schemas']['Money'];
      status?: number;
      startTime?: components['schemas']['DateOrNull'];
      endTime?: components['schemas']['DateOrNull'];
      useTime?: components['schemas']['DateTimeOrNull'];
      /** @description 1 whole shop, 2 given goods, 3 platform */
      useType: number;
      merId?: number | null;
    };
    /** @description A coupon of the caller beside a pre-order */
    CouponOption: {
      id: number;
      couponId?: number;
      name?: string;
      money: components['schemas']['Money'];
      minPrice: components['schemas']['Money'];
      status?: number;
      startTime?: components['schemas']['DateOrNull'];
      endTime?: components['schemas']['DateOrNull'];
      useTime?: components['schemas']['DateTimeOrNull'];
      /** @description 1 whole shop, 2 given goods, 3 platform */
      useType: number;
      merId?: number | null;
      /** @description Null for a coupon of the mall */
      merName: string | null;
      /** @description What it takes off when it is the only one; 0 when it does not fit */
      discount: components['schemas']['Money'];
      /** @description Takes off most of its shop's coupons, or of the mall's */
      isBest: boolean;
      /**
       * @description Why it does not fit
       * @enum {string|null}
       */
      obstacle: null | 'otherGoods' | 'belowMinimum' | 'notBelowTotal' | 'notStarted';
      /** @description By how much the goods are below its minimum */
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
      /** @description 0 unused, 1 used, 2 lapsed */
      status: number;
      startTime: components['schemas']['DateTimeOrNull'];
      endTime: components['schemas']['DateTimeOrNull'];
      useTime?: components['schemas']['DateTimeOrNull'];
      /** @enum {string} */
      validStr?: 'usable' | 'unusable' | 'overdue' | 'notStart';
      merId?: number | null;
      /** @description The goods of kind 2 */
      productIds?: number[];
      /** @description The categories of kind 4 */
      categoryIds?: number[];
    };
    MyCouponPage: {
      /**
       * @description Rows on all pages. Long lists are counted to 1,000 only: a larger total means "at
       *     least so many", and grows with the pages that were looked at.
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
    /** @description How a shop's goods are to be delivered; the first that it offers unless chosen */
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
      /** @description False when nothing of it is shipped */
      needsAddress?: boolean;
    };
    /** @description How long a pre-order lives. Looking at it and asking for its price let it live longer. */
    DraftState: {
      leftSeconds: number;
      /** @description That it lives at most, whatever is done */
      maxLeftSeconds: number;
      /** @description Nobody else can buy its goods in the meantime */
      isHeld: boolean;
    };
    /** @description Whether this order can be paid when it is handed over (`payType` `cod`) */
    CashOnDelivery: {
      /**
       * @description Why not: `closed` the mall does not offer it, `virtual` goods are not shipped, `amount` the
       *     order costs more than `max`; null when it can
       */
      refusal: ('closed' | 'virtual' | 'amount') | null;
      /** @description The most that such an order may cost; null for any amount */
      max: components['schemas']['MoneyOrNull'];
    };
    PointsForOrder: {
      /** @description Points that the caller can spend */
      balance: number;
      /** @description How many of them could pay for these goods */
      usable: number;
      usableFee: components['schemas']['Money'];
    };
    /** @description Names the amounts of every line; sent with the order, it is refused at any other price */
    QuoteHash: string;
    OrderPrice: {
      /** @description By coupons of shops and of the mall together */
      couponFee: components['schemas']['Money'];
      /** @description Of that by the mall's coupon */
      generalCouponFee?: components['schemas']['Money'];
      /** @description What points pay */
      integralFee?: components['schemas']['Money'];
      /** @description How many points that is */
      useIntegral?: number;
      freightFee: components['schemas']['Money'];
      proTotalFee: components['schemas']['Money'];
      payFee: components['schemas']['Money'];
      /** @description The parcels; a line says why it costs what it costs */
      orderList?: components['schemas']['PreOrderShop'][];
      integral?: components['schemas']['PointsForOrder'];
      draft?: components['schemas']['DraftState'];
      quoteHash?: components['schemas']['QuoteHash'];
      cashOnDelivery?: components['schemas']['CashOnDelivery'];
      /** @description False when nothing of it is shipped */
      needsAddress?: boolean;
    };
    /** @description A master order that waits for payment */
    AwaitPayOrder: {
      id: number;
      orderNo: string;
      totalNum: number;
      payPrice: components['schemas']['Money'];
      /** @description Where a payment that was started goes on */
      redirect: string | null;
      paid: boolean;
      payType: string;
      payChannel?: string;
      createTime?: components['schemas']['DateTime'];
      cancelTime?: components['schemas']['DateTimeOrNull'];
      orderList: components['schemas']['PreOrderShop'][];
    };
    AwaitPayOrderPage: {
      /**
       * @description Rows on all pages. Long lists are counted to 1,000 only: a larger total means "at
       *     least so many", and grows with the pages that were looked at.
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
    /** @description An order of one shop in a list; one that is paid on delivery (`payType` `cod`) is not `paid` before it is handed over. Status: 0 to ship, 1 to receive, 2 to review, 3 completed, 9 cancelled */
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
      deliveryName?: string | null;
      deliveryId?: string | null;
      orderInfoList: components['schemas']['OrderLine'][];
    };
    OrderRowPage: {
      /**
       * @description Rows on all pages. Long lists are counted to 1,000 only: a larger total means "at
       *     least so many", and grows with the pages that were looked at.
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
      /** @description What of `couponPrice` the mall's coupon took off */
      generalCouponPrice?: components['schemas']['Money'];
      /** @description Points that paid */
      useIntegral?: number;
      /** @description What they paid */
      integralPrice?: components['schemas']['Money'];
      paid: boolean;
      payTime?: components['schemas']['DateTimeOrNull'];
      payType: string;
      mark?: string | null;
      isCancel?: boolean;
      /** @description Until when the unpaid order lives, `yyyy-MM-dd HH:mm:ss`; null once paid or cancelled, and for one that is paid on delivery */
      cancelTime?: string | null;
      /** @description Where a payment that was started goes on */
      redirect: string | null;
      createTime: components['schemas']['DateTime'];
      orderList: components['schemas']['MasterOrderShop'][];
      /**
       * @description How the newest payment of the order stands, by the word of its provider
       * @enum {string}
       */
      payState?: 'none' | 'pending' | 'paid' | 'failed' | 'abandoned';
      /**
       * @description Money that came although the order could not take it: after its cancellation, twice, or
       *     another amount. It goes back by itself.
       */
      refundList?: components['schemas']['PaymentRefund'][];
    };
    PaymentRefund: {
      refundPrice: components['schemas']['Money'];
      /**
       * @description `wanted` the provider will be asked, `sent` it was, `failed` a person looks after it
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
      /** @description What of `couponPrice` the mall's coupon took off */
      generalCouponPrice?: components['schemas']['Money'];
      /** @description Points that paid */
      useIntegral?: number;
      /** @description What they paid */
      integralPrice?: components['schemas']['Money'];
      paid: boolean;
      payTime: components['schemas']['DateTimeOrNull'];
      payType: string;
      /** @description 0 to ship, 1 to receive, 2 to review, 3 completed, 9 cancelled */
      status: number;
      /** @description 0 none, 1 applied, 2 refunding, 3 refunded */
      refundStatus: number;
      userRemark: string | null;
      /** @description Points that the order has earned, or will earn when it is completed */
      integral?: number;
      /**
       * @description Until when the completed order can be refunded, `yyyy-MM-dd HH:mm:ss`; null before it is
       *     completed, as long as there is no limit
       */
      refundUntil?: string | null;
      /** @description Whether that time is over */
      refundOver?: boolean;
      createTime: components['schemas']['DateTime'];
      /** @description Null before the shop has decided about it */
      deliveryMethod?: components['schemas']['DeliveryMethod'] | null;
      /** @description What the shop sent of goods that are not shipped, such as a code */
      deliveryText?: string | null;
      expressInfo?: null;
      orderInfoList: components['schemas']['OrderLine'][];
      /** @description Refunds of the order, newest first, without those that were refused, withdrawn or lapsed */
      refunds?: components['schemas']['RefundOfOrder'][];
    };
    RefundOfOrder: {
      refundOrderNo: string;
      /** @description 0 waiting for the shop, 2 accepted, 3 refunded */
      refundStatus: number;
      /** @description With status 2; null when the money is on its way */
      returnState: ('toSend' | 'sent') | null;
      refundPrice: components['schemas']['Money'];
      refundTime?: components['schemas']['DateTimeOrNull'];
      lines: {
        orderLineId: number;
        /** @description Units that are given back */
        quantity: number;
      }[];
    };
    /** @description Number of orders that wait for something */
    OrderCenterData: {
      unPaidCount: number;
      unShippedCount: number;
      /** @description On their way */
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
      /** @description For the header `Order-Access`; kept in no address */
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
      /** @description What of `couponPrice` the mall's coupon took off */
      generalCouponPrice?: components['schemas']['Money'];
      /** @description Points that paid */
      useIntegral?: number;
      /** @description What they paid */
      integralPrice?: components['schemas']['Money'];
      paid: boolean;
      payTime: components['schemas']['DateTimeOrNull'];
      payType: string;
      /** @description 0 to ship, 1 to receive, 2 to review, 3 completed, 9 cancelled */
      status: number;
      /** @description 0 none, 1 applied, 2 refunding, 3 refunded */
      refundStatus: number;
      userRemark: string | null;
      /** @description Points that the order has earned, or will earn when it is completed */
      integral?: number;
      /**
       * @description Until when the completed order can be refunded, `yyyy-MM-dd HH:mm:ss`; null before it is
       *     completed, as long as there is no limit
       */
      refundUntil?: string | null;
      /** @description Whether that time is over */
      refundOver?: boolean;
      createTime: components['schemas']['DateTime'];
      /** @description Null before the shop has decided about it */
      deliveryMethod?: components['schemas']['DeliveryMethod'] | null;
      /** @description What the shop sent of goods that are not shipped, such as a code */
      deliveryText?: string | null;
      expressInfo?: null;
      orderInfoList: components['schemas']['OrderLine'][];
      /** @description Refunds of the order, newest first, without those that were refused, withdrawn or lapsed */
      refunds?: components['schemas']['RefundOfOrder'][];
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
    /** @description A line of an order that was received and is not reviewed yet */
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
      /** @description Name of the specification */
      sku: string;
      price: components['schemas']['Money'];
      /** @description Units */
      payNum: number;
    };
    ReviewToWritePage: {
      /**
       * @description Rows on all pages. Long lists are counted to 1,000 only: a larger total means "at
       *     least so many", and grows with the pages that were looked at.
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
    /** @description A review, for the person who wrote it */
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
      /** @description Of the goods, as they were ordered */
      image: string;
      sku: string;
      star: number;
      productScore: number;
      serviceScore: number;
      comment: string;
      pics: string[];
      merchantReplyContent: string | null;
      /** @description What the author added later */
      followUp?: string | null;
      followUpTime?: components['schemas']['DateTimeOrNull'];
      /** @description Something can be added */
      followUpOpen?: boolean;
      createTime: components['schemas']['DateTime'];
    };
    OwnReviewPage: {
      /**
       * @description Rows on all pages. Long lists are counted to 1,000 only: a larger total means "at
       *     least so many", and grows with the pages that were looked at.
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
    /** @description A sku of the order with what can still be refunded of it; `payNum` counts these units */
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
      /** @description Reviewed already */
      isReply?: boolean;
      /** @description Share of the freight */
      freightFee?: components['schemas']['Money'];
      /** @description Share of the coupons */
      couponFee?: components['schemas']['Money'];
      /** @description What of `couponFee` is by the mall's coupon */
      generalCouponFee?: components['schemas']['Money'];
      /** @description Paid by points */
      integralFee?: components['schemas']['Money'];
      /** @description How many points that is */
      useIntegral?: number;
      /** @description Paid for the line: `price` × `payNum` + `freightFee` − `couponFee` − `integralFee` */
      payFee?: components['schemas']['Money'];
      /** @description What is given back for 1, 2 … `payNum` units */
      refundPrices?: components['schemas']['Money'][];
    };
    /** @description What is left to refund of an order; all of it, as long as nothing was refunded */
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
    /** @description A refund; `payNum` of its lines counts the units that are given back */
    RefundRow: {
      id: number;
      refundOrderNo: string;
      merOrderNo?: string;
      masterOrderNo?: string;
      merId?: number;
      merName?: string;
      /** @description Units */
      totalNum: number;
      /** @description 0 waiting for the shop, 1 refused, withdrawn or lapsed, 2 accepted, 3 refunded */
      refundStatus: number;
      /** @description With status 1: the shopper took it back */
      withdrawn?: boolean;
      /** @description With status 1: the goods were not sent back in time */
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
       * @description Rows on all pages. Long lists are counted to 1,000 only: a larger total means "at
       *     least so many", and grows with the pages that were looked at.
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
      /** @description 0 waiting for the shop, 1 refused, withdrawn or lapsed, 2 accepted, 3 refunded */
      refundStatus: number;
      /** @description With status 1: the shopper took it back */
      withdrawn?: boolean;
      /** @description With status 1: the goods were not sent back in time */
      lapsed?: boolean;
      /**
       * @description With status 2: the goods are `toSend` back before `returnBefore`, or `sent`. Null when the
       *     money is on its way, and with every other status.
       */
      returnState?: ('toSend' | 'sent') | null;
      refundPrice: components['schemas']['Money'];
      createTime: components['schemas']['DateTime'];
      orderInfoList: components['schemas']['OrderLine'][];
      /** @description Why the shopper wants it */
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
       * @description `shop`: a courier had taken the money, and the shop gives it back by itself
       * @enum {string}
       */
      paidBackBy?: 'provider' | 'shop';
      /** @description Until when the goods are to be sent back */
      returnBefore?: components['schemas']['DateTimeOrNull'];
      /** @description Where the goods go back to */
      returnAddress?: string | null;
      /** @description The courier that they went with */
      returnCompany?: string | null;
      returnWaybill?: string | null;
      /** @description When they were sent back */
      returnTime?: components['schemas']['DateTimeOrNull'];
      /** @description When the shop had them */
      returnArrivedTime?: components['schemas']['DateTimeOrNull'];
      /** @description Another refund of this order can be applied for */
      reapply?: boolean;
    };
    /** @description The points of a person, and by which rules they are earned and spent */
    PointsSummary: {
      /** @description Points that can be spent; below zero when a refund took back spent ones */
      integral: number;
      /** @description Earned by orders that can still be refunded */
      frozenIntegral: number;
      /** @description Earned in all, less what refunds took back */
      sumIntegral: number;
      /** @description Spent in all, less what came back */
      deductionIntegral: number;
      /** @description What a point is worth at checkout */
      integralPrice: components['schemas']['Money'];
      /** @description Points for a unit of money paid for goods */
      integralRate: number;
      /** @description Days after completion in which points are frozen */
      frozenDays: number;
    };
    /** @description A change of the points of a person */
    PointsEntry: {
      id: number;
      /**
       * @description `opening` from before points were recorded, `earned` by an order, `clawedBack` by the refund
       *     of what earned them, `spent` on an order, `returned` by its cancellation, `refunded` the part
       *     of a refund that was paid with points
       * @enum {string}
       */
      type: 'opening' | 'earned' | 'clawedBack' | 'spent' | 'returned' | 'refunded';
      /** @description Points, below zero when they are fewer now */
      integral: number;
      /** @description Until when earned points are frozen; null when they are not */
      thawTime: components['schemas']['DateTimeOrNull'];
      /** @description Order on which they were spent */
      masterOrderNo: string | null;
      /** @description Order of a shop that earned them; null also when it was deleted */
      merOrderNo: string | null;
      /** @description Refund by which they changed */
      refundOrderNo: string | null;
      createTime: components['schemas']['DateTime'];
    };
    PointsEntryPage: {
      /**
       * @description Rows on all pages. Long lists are counted to 1,000 only: a larger total means "at
       *     least so many", and grows with the pages that were looked at.
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
    /** @description Which payment methods are open */
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
     * @description A payment that was started. `redirect` is the page of the provider (PayPal, test) or the text
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
    /** @description What became of a payment */
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
      country: string;
      /** @description Dial code, `"86"` or `"+86"` */
      countryCode: string;
      detail: string;
      /**
       * @description A number where it is one, else text: `100000`, but `"SW1A 2AA"` and `"01067"`. Empty text
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
       * @description Rows on all pages. Long lists are counted to 1,000 only: a larger total means "at
       *     least so many", and grows with the pages that were looked at.
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
    /** @description Where the caller seems to be; empty text when unknown */
    IpPlace: {
      country_name: string;
      /** @description `"+86"` */
      country_calling_code: string;
      region: string;
      city: string;
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
      /** @description Ways of signing in */
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
      /** @description Sent; `message` says so */
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
      /** @description Sent; `message` says so */
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
      /** @description Done; `message` says so */
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
      /** @description Sent; `message` says so */
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
        /** @description Kind of page that asks */
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
      /** @description Where to go */
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
      /** @description The work */
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
  userInfo: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The person */
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
      /** @description Done; `message` says so */
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
      /** @description True; `message` says so */
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
      /** @description True; `message` says so */
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
      /** @description Done; `message` says so */
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
      /** @description Done; `message` says so */
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
      /** @description True; `message` says so */
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
        /** @description What the picture is for: `product`, `user`, … */
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
        /** @description What was typed so far */
        keyword: string;
        /** @description Most of each kind */
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
      /** @description Where the parts begin */
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
        /** @description The smallest id of the part */
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
      /** @description Ids, rising */
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
        /** @description Sort by sold units; goes before `priceOrder` */
        salesOrder?: 'asc' | 'desc';
        /** @description Sort by age, `desc` is newest first; goes after the other two */
        newOrder?: 'asc' | 'desc';
        /** @description Of this shop only */
        merId?: number;
        /** @description Of shops of this type only */
        typeId?: number;
        /** @description The mean of the reviews is at least that */
        minRating?: 3 | 4;
        inStock?: boolean;
        /** @description Of shops that the mall itself runs */
        isSelf?: boolean;
        /** @description Costs less than before */
        isReduced?: boolean;
        /** @description A coupon of the goods, their category or their shop can be claimed now */
        hasCoupon?: boolean;
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
        /** @description Of shops of this type only */
        typeId?: number;
        /** @description The mean of the reviews is at least that */
        minRating?: 3 | 4;
        inStock?: boolean;
        /** @description Of shops that the mall itself runs */
        isSelf?: boolean;
        /** @description Costs less than before */
        isReduced?: boolean;
        /** @description A coupon of the goods, their category or their shop can be claimed now */
        hasCoupon?: boolean;
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
        /** @description Only those of one specification, as `specifications` of their numbers names it */
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
      /** @description Numbers and a review */
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
        /** @description Sort by sold units; goes before `priceOrder` */
        salesOrder?: 'asc' | 'desc';
        /** @description Sort by age, `desc` is newest first; goes after the other two */
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
        /** @description Another name of `keywords` */
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
      /** @description Trades */
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
        /** @description A name for this request, e.g. a UUID, that its sender uses for no other */
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
        /** @description A name for this request, e.g. a UUID, that its sender uses for no other */
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
        /** @description A name for this request, e.g. a UUID, that its sender uses for no other */
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
      /** @description What became of the rows */
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
          /** @description `store`; not looked at */
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
      /** @description Done; `message` says so */
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
        /** @description `unusable` are the used and the lapsed ones */
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
          /** @description Pay for goods with as many points as there are */
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
          /** @description Pay for goods with as many points as there are */
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
          /** @description Where both scores are sent, their rounded mean is kept instead */
          star: number;
          /** @description Quality of the goods; `star` when absent */
          productScore?: number;
          /** @description Attitude of the service; `star` when absent */
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
          /** @description PayPal's name of the payment, from the return address */
          token: string;
          /** @description From the same address */
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
          /** @description PayPal's name of the payment, from the return address */
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
          phone: string;
          /** @description As people write it */
          country: string;
          /** @description Dial code; may be sent as a number */
          countryCode: string;
          detail: string;
          /**
           * @description Digits alone are taken as they are. Other text must be a postal code of `country`,
           *     named in one of the mall's languages, in English or by its two letters. May be left
           *     out where the country has none.
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
}
