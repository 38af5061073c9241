import type { Migration } from 'kysely';
import * as identity from './001-identity';
import * as catalogue from './002-catalogue';
import * as trade from './003-trade';
import * as waysToSignIn from './004-ways-to-sign-in';
import * as onePhone from './005-one-phone-one-account';
import * as unitsOfSkus from './006a-units-of-skus';
import * as amounts from './006b-amounts';
import * as listings from './006c-listings';
import * as searchedKeys from './006d-searched-keys';
import * as payments from './007-payments';
import * as idempotentCalls from './008-idempotent-calls';
import * as keyedLimits from './009-keyed-limits';
import * as jobs from './010-jobs';
import * as postalCodes from './011-postal-codes';
import * as fulfilment from './012-fulfilment';
import * as ownReviews from './013-own-reviews';
import * as refunds from './014-refunds';
import * as cartPrices from './015-cart-prices';
import * as operators from './016-operators';
import * as listsOfShops from './017-lists-of-shops';
import * as paymentChecks from './018-payment-checks';
import * as returns from './020-returns';
import * as followUps from './021-follow-ups';
import * as savedItems from './022-saved-items';
import * as points from './024-points';
import * as pricing from './025-pricing';
import * as cashOnDelivery from './027-cash-on-delivery';
import * as delivery from './028-delivery';
import * as languageOfOrders from './029-language-of-orders';
import * as ordersToComplete from './030-orders-to-complete';
import * as search from './032-search';
import * as collections from './033-collections';
import * as facets from './034-facets';
import * as settlement from './036-settlement';
import * as translations from './038-translations';
import * as searchPlaces from './039-search-places';
import * as reviewsInLists from './041-reviews-in-lists';
import * as reviewFilters from './042-review-filters';
import * as searchAsked from './044-search-asked';
import * as hotWordsLeftOut from './045-hot-words-left-out';
import * as changes from './046-changes';
import * as endsOfActivities from './047-ends-of-activities';
import * as searchSample from './048-search-sample';
import * as boundedChanges from './049-bounded-changes';
import * as shopStars from './050-shop-stars';
import * as keptPoints from './051-kept-points';
import * as shopsByRating from './052-shops-by-rating';
import * as requireThat from './053-require-that';
import * as begunOrders from './056-begun-orders';
import * as phonesAsRead from './059-phones-as-read';
import * as holdPeriods from './064-hold-periods';
import * as paymentNotes from './065-payment-notes';
import * as paymentsInProcessing from './066-payments-in-processing';
import * as testPaymentsMoved from './067-test-payments-moved';
import * as statesByName from './068-states-by-name';
import * as versions from './069-versions';
import * as pictures from './070-pictures';
import * as editedGoods from './071a-edited-goods';
import * as shops from './072a-shops';
import * as timesOfBanners from './073a-times-of-banners';
import * as agreements from './073b-agreements';
import * as blockedAndHidden from './073c-blocked-and-hidden';
import * as versionsOfHotWords from './073d-versions-of-hot-words';
import * as ledger from './074a-ledger';
import * as payouts from './074b-payouts';
import * as ledgerDue from './074c-ledger-due';
import * as openingEntries from './074d-opening-entries';
import * as taxes from './074e-taxes';
import * as staff from './075-staff';
import * as notices from './076-notices';
import * as today from './077-today';
import * as listsOfOperators from './078-lists-of-operators';
import * as moreNotices from './079-more-notices';
import * as passkeys from './081-passkeys';
import * as returnedPayouts from './083-returned-payouts';
import * as listsOfTheOffice from './084-lists-of-the-office';
import * as arrivalDates from './085-arrival-dates';
import * as facetsOfGoods from './088-facets';
import * as stockWatches from './089-stock-watches';
import * as measurements from './090-measurements';
import * as stockMovements from './091-stock-movements';
import * as moneyChecks from './092-money-checks';
import * as languagesOfReviews from './094-languages-of-reviews';
import * as jobsNotesStatements from './095-jobs-notes-statements';

/** All migrations by name, in their order. Never changed once released. */
export const migrations: Record<string, Migration> = {
  '001-identity': identity,
  '002-catalogue': catalogue,
  '003-trade': trade,
  '004-ways-to-sign-in': waysToSignIn,
  '005-one-phone-one-account': onePhone,
  '006a-units-of-skus': unitsOfSkus,
  '006b-amounts': amounts,
  '006c-listings': listings,
  '006d-searched-keys': searchedKeys,
  '007-payments': payments,
  '008-idempotent-calls': idempotentCalls,
  '009-keyed-limits': keyedLimits,
  '010-jobs': jobs,
  '011-postal-codes': postalCodes,
  '012-fulfilment': fulfilment,
  '013-own-reviews': ownReviews,
  '014-refunds': refunds,
  '015-cart-prices': cartPrices,
  '016-operators': operators,
  '017-lists-of-shops': listsOfShops,
  '018-payment-checks': paymentChecks,
  '020-returns': returns,
  '021-follow-ups': followUps,
  '022-saved-items': savedItems,
  '024-points': points,
  '025-pricing': pricing,
  '027-cash-on-delivery': cashOnDelivery,
  '028-delivery': delivery,
  '029-language-of-orders': languageOfOrders,
  '030-orders-to-complete': ordersToComplete,
  '032-search': search,
  '033-collections': collections,
  '034-facets': facets,
  '036-settlement': settlement,
  '038-translations': translations,
  '039-search-places': searchPlaces,
  '041-reviews-in-lists': reviewsInLists,
  '042-review-filters': reviewFilters,
  '044-search-asked': searchAsked,
  '045-hot-words-left-out': hotWordsLeftOut,
  '046-changes': changes,
  '047-ends-of-activities': endsOfActivities,
  '048-search-sample': searchSample,
  '049-bounded-changes': boundedChanges,
  '050-shop-stars': shopStars,
  '051-kept-points': keptPoints,
  '052-shops-by-rating': shopsByRating,
  '053-require-that': requireThat,
  '056-begun-orders': begunOrders,
  '059-phones-as-read': phonesAsRead,
  '064-hold-periods': holdPeriods,
  '065-payment-notes': paymentNotes,
  '066-payments-in-processing': paymentsInProcessing,
  '067-test-payments-moved': testPaymentsMoved,
  '068-states-by-name': statesByName,
  '069-versions': versions,
  '075-staff': staff,
  '074a-ledger': ledger,
  '074b-payouts': payouts,
  '074c-ledger-due': ledgerDue,
  '074d-opening-entries': openingEntries,
  '074e-taxes': taxes,
  '071a-edited-goods': editedGoods,
  '072a-shops': shops,
  '073a-times-of-banners': timesOfBanners,
  '073b-agreements': agreements,
  '073c-blocked-and-hidden': blockedAndHidden,
  '073d-versions-of-hot-words': versionsOfHotWords,
  '070-pictures': pictures,
  '076-notices': notices,
  '077-today': today,
  '078-lists-of-operators': listsOfOperators,
  '079-more-notices': moreNotices,
  '081-passkeys': passkeys,
  '083-returned-payouts': returnedPayouts,
  '084-lists-of-the-office': listsOfTheOffice,
  '085-arrival-dates': arrivalDates,
  '088-facets': facetsOfGoods,
  '089-stock-watches': stockWatches,
  '090-measurements': measurements,
  '091-stock-movements': stockMovements,
  '092-money-checks': moneyChecks,
  '094-languages-of-reviews': languagesOfReviews,
  '095-jobs-notes-statements': jobsNotesStatements,
};
