// Generated from openapi.yaml by scripts/generate-api.ts; edit the contract, not this file.
export interface paths {
    readonly "/verification/spain/provinces": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the provinces of Spain
         * @description The names for the province dropdown. The wizard leaves out Ceuta and Melilla (the other 50 remain), and gives up waiting after 10 s.
         */
        readonly get: operations["listProvinces"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v3/validations/email": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Check an e-mail address before an account is made for it
         * @description An address that already has an account sends the customer to the app instead of through the wizard. A blocked domain
         *     (disposable addresses, for example) is handled by customer support.
         */
        readonly get: operations["validateEmail"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v3/users/leads": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Keep the address of someone who began to sign up
         * @description Made when step 1 is left forwards. Everything travels in the query; there is no body. The wizard ignores any failure: a lost lead never stops a customer.
         */
        readonly post: operations["createLead"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v3/validations/cups": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Look up a supply point by its CUPS
         * @description Tells whether the retailer can supply this point and what is known about it. The knowledge comes from **SIPS** (*Sistema de
         *     Información de Puntos de Suministro*), the distributors' register of supply points.
         *
         *     Outcomes, in the order the wizard looks at them: `error` (the server could not validate), `formatInvalid` (not a CUPS, or its
         *     control letters disagree), `disallowedTariff` (not 2.0TD), `disallowedCapacity` (over 15 kW), `alreadyExists` (already supplied by this
         *     retailer: the customer is offered to change the holder), `existsInSips` (address and powers are prefilled), and otherwise not
         *     found: the customer fills them in. The wizard gives up waiting after 15 s.
         */
        readonly get: operations["validateCups"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v3/validations/street-codes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * List the cadastral units at an address
         * @description One street number often holds many dwellings. The cadastre (*Catastro*) knows each by block, stairway, floor and door; choosing
         *     one gives the distributor an unmistakable place. The Basque Country and Navarre keep their own registers, so an empty list is normal there.
         *     The wizard treats any failure like an empty list and leaves a free-text box.
         */
        readonly post: operations["listCadastralUnits"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/verification/fni": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Check an identity document
         * @description *FNI* covers every Spanish tax identity: DNI (citizens), NIE (foreign residents), NIF K/L/M (special cases) and CIF (companies).
         *     Called once for the person and, for a company, also for its CIF.
         */
        readonly get: operations["checkDocument"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/verification/iban": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Check a bank account
         * @description The account must be debitable by SEPA. Accounts of other SEPA countries must be accepted: refusing them is against Regulation (EU) 260/2012, article 9.
         */
        readonly get: operations["checkIban"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/users": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Register the customer and draw up the contract
         * @description The last step. It makes the account and one contract per supply point, and sends the e-mail with the link to sign.
         *
         *     **The registration id makes this call idempotent.** One id becomes at most one contract. A request whose id was already accepted is
         *     answered by comparing its data with the accepted data; `password` and `confirmedPassword` are left out of the comparison, because the
         *     password of a social sign-in is generated and may differ after a reload:
         *
         *     - same data: `200` with the ids of the first answer;
         *     - other data: `409` with the type `registration-already-accepted` and the ids of what was accepted. Nothing is changed.
         *
         *     An id whose registration was refused or failed is free: the customer may correct the data and send it again under the same id.
         */
        readonly post: operations["registerUser"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v3/validations/resolve-campaign": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Resolve a campaign or a referral
         * @description The values come from the campaign cookie or the page's address. A campaign adds a banner on top of the flow; a referral names the friend who
         *     recommended the retailer. An unknown one answers `campaignExists: false`.
         */
        readonly post: operations["resolveCampaign"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v3/prices/tariff": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the figures of the offer
         * @description Energy is sold at its hourly market cost and power at market or official price; the retailer lives from a fixed monthly fee. Where a figure is missing, the banner shows the product's constant.
         */
        readonly get: operations["getTariff"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v3/validations/supply-costs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Estimate the one-off costs of a supply's powers
         * @description The distributor charges once for power (Orden ITC/3519/2009, before 21 % VAT): *extension* 17.374714 €/kW requested above the rights in force,
         *     *access* 19.703137 €/kW above the power contracted, *hook-up* 9.044760 €, and sometimes *verification* 8.011716 €, which is the difference between
         *     the two amounts. Extension rights last 3 years. Lowering the power costs one hook-up; leaving it unchanged costs nothing.
         */
        readonly get: operations["estimateSupplyCosts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v3/scoring/b2c": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Score a person's credit
         * @description Only for persons; a company is not scored. With every outcome the wizard advances: a denial or failure is only reported to analytics.
         */
        readonly post: operations["scoreCustomer"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v3/users/pdf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Read an electricity invoice
         * @description The customer's current invoice holds everything step 3 asks for. Either one PDF or up to five photographs of its pages. What could not be read is left out
         *     of the answer: never an empty text, never a power of 0.
         */
        readonly post: operations["parseInvoice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/locations/{lng}/webreg-dump": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get every text of the wizard in one language
         * @description What it returns wins over the texts bundled with the page. The wizard retries a failure up to twice, after 350 ms and 700 ms; only 5xx and network failures, never 4xx.
         */
        readonly get: operations["getTranslations"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/oauth2/v3/userinfo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the profile of a customer who signed in socially
         * @description Asked with the access token of an implicit flow with the scopes `openid profile email`. The wizard reads the names and the e-mail address; a failure is
         *     only logged.
         */
        readonly get: operations["getUserInfo"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: uuid
         * @description A UUID made by the browser.
         */
        readonly RegistrationIdValue: string;
        /** Format: email */
        readonly Email: string;
        /**
         * @description *Código Universal del Punto de Suministro*: `ES`, four digits for the distributor, twelve for the supply point, two control letters (the 16 digits modulo 529, in
         *     the DNI's letter table), and sometimes a digit and a letter for the measuring point (`0F`, `1P` …). 20 or 22 characters, never 21.
         */
        readonly Cups: string;
        /** @description DNI (8 digits and a letter), NIE (X, Y or Z, 7 digits and a letter) or NIF of the kinds K, L and M. The letter is a check over the digits. */
        readonly PersonDocument: string;
        /** @description Tax identity of a company: a letter for its legal form, 7 digits and a control digit or letter. */
        readonly Cif: string;
        /** @description An account in the SEPA area, upper case, without blanks. A Spanish one has 24 characters. */
        readonly Iban: string;
        /** @description Mobile number in E.164 form, country code included. */
        readonly Phone: string;
        /** @description Spanish postal code; its first two digits are usually the province's number. */
        readonly ZipCode: string;
        /** @description `0` where the street has no numbers. */
        readonly StreetNumber: string;
        /** @description A name of a street, municipality or province, inner spaces and accents kept. */
        readonly AddressText: string;
        /** @description Address details beyond the street number, in the customer's words or built from a cadastral unit. */
        readonly Apartment: string;
        readonly PersonName: string;
        readonly Password: string;
        /** @description A power within the tariff 2.0TD, in kW. */
        readonly PowerKw: number;
        /** @description A power as the distributor's register or an invoice has it, in kW; it may exceed what the tariff 2.0TD allows. */
        readonly RegisteredPowerKw: number;
        /** @description 14 characters for the plot, 4 for the unit on it, 2 control letters. */
        readonly CadastralReference: string;
        /**
         * @description 0 first residence; 1 second residence or commercial premises.
         * @enum {integer}
         */
        readonly HouseholdType: 0 | 1;
        /** @description The comparison partner's marker word. */
        readonly Source: string;
        /** @description A campaign, source, medium or token as it came from the page's address or the campaign cookie. */
        readonly Marketing: string;
        /** @enum {string} */
        readonly Language: "es_ES" | "en_GB";
        readonly EmailCheck: {
            /** @description It is not an e-mail address. */
            readonly formatInvalid: boolean;
            /** @description It has an account already. */
            readonly alreadyExists: boolean;
            /** @description Its domain is not accepted. */
            readonly blockedDomain: boolean;
        };
        readonly Lead: {
            /** @description The lead. */
            readonly id: string;
        };
        readonly DocumentCheck: {
            /** @description The document's form and control character agree. */
            readonly valid: boolean;
        };
        readonly ScoringRequest: {
            readonly cups: components["schemas"]["Cups"];
            readonly nif: components["schemas"]["PersonDocument"];
            readonly postalCode: components["schemas"]["ZipCode"];
            /**
             * Format: date
             * @description Date part only. The wizard does not ask for it and sends 1970-01-01.
             */
            readonly dateOfBirth: string;
        };
        readonly Scoring: {
            /**
             * @description `denied`, or otherwise.
             * @enum {string}
             */
            readonly status: "approved" | "denied";
            /** @description Higher is better. */
            readonly score?: number;
            /** @description Why it was denied. */
            readonly reason?: string;
        };
        readonly ProvinceNames: readonly components["schemas"]["AddressText"][];
        /** @description Where the supply point is. What the register does not know is left out. */
        readonly SupplyAddress: {
            readonly street?: components["schemas"]["AddressText"];
            readonly streetNr?: components["schemas"]["StreetNumber"];
            readonly apartment?: components["schemas"]["Apartment"];
            readonly zipCode?: components["schemas"]["ZipCode"];
            readonly province?: components["schemas"]["AddressText"];
            readonly municipality?: components["schemas"]["AddressText"];
        };
        readonly CupsCheck: {
            /** @description The server could not validate the CUPS. */
            readonly error: boolean;
            /** @description Not a CUPS, or its control letters disagree with its digits. */
            readonly formatInvalid: boolean;
            /** @description The supply has another tariff than 2.0TD. */
            readonly disallowedTariff: boolean;
            /** @description The supply has more than 15 kW in some period. */
            readonly disallowedCapacity: boolean;
            /** @description This retailer supplies the point already. */
            readonly alreadyExists: boolean;
            /** @description The distributors' register knows the point. */
            readonly existsInSips: boolean;
            /** @description Peak power contracted now, in kW; 0 or absent where there is no supply at the moment. */
            readonly p1?: components["schemas"]["RegisteredPowerKw"];
            /** @description Off-peak power contracted now, in kW; 0 or absent where there is no supply at the moment. */
            readonly p3?: components["schemas"]["RegisteredPowerKw"];
            /** @description Power the grid is already built for at this point, in kW. Up to here a new power needs no extension charge. */
            readonly extensionRights?: components["schemas"]["RegisteredPowerKw"];
            /** @description How much of the extension rights the present contract uses, in kW. */
            readonly extensionRightsUsed?: components["schemas"]["RegisteredPowerKw"];
            /** @description The register knows the point and its rights are in force, so the customer is not asked whether there is electricity. */
            readonly existsWithRights?: boolean;
            readonly address?: components["schemas"]["SupplyAddress"];
        };
        readonly StreetCodesQuery: {
            readonly street: components["schemas"]["AddressText"];
            readonly streetNr: components["schemas"]["StreetNumber"];
            readonly apartment?: components["schemas"]["Apartment"];
            readonly zipCode: components["schemas"]["ZipCode"];
            readonly province: components["schemas"]["AddressText"];
            readonly municipality: components["schemas"]["AddressText"];
        };
        readonly CadastralUnits: readonly components["schemas"]["CadastralUnit"][];
        /** @description One dwelling or premises, with the members' names and values as the public cadastre prints them. */
        readonly CadastralUnit: {
            readonly ReferenciaCatastral: components["schemas"]["CadastralReference"];
            /** @description Block; often `1` or empty. */
            readonly Bloque?: string;
            /** @description Stairway; often `1` or empty. */
            readonly Escalera?: string;
            /** @description Floor: `00`, `01`, `-1` … */
            readonly Planta?: string;
            /** @description Door: `A`, `DR` (right), `IZ` (left) … */
            readonly Puerta?: string;
        };
        readonly SupplyCosts: {
            /** @description Without verification, in euros with VAT, to the cent. */
            readonly supplyCostMin: number;
            /** @description With verification, in euros with VAT, to the cent. */
            readonly supplyCostMax: number;
        };
        readonly InvoiceUpload: components["schemas"]["PdfUpload"] | components["schemas"]["ImagesUpload"];
        readonly PdfUpload: {
            readonly email: components["schemas"]["Email"];
            readonly pdf: components["schemas"]["Base64File"];
        };
        readonly ImagesUpload: {
            readonly email: components["schemas"]["Email"];
            /** @description Photographs of the invoice's pages, in order. Together they have at most 8 MB; the wizard makes them small enough. */
            readonly images: readonly components["schemas"]["Base64File"][];
        };
        /** @description A file of at most 8 MB (8 × 1024 × 1024 bytes) in base64, without a `data:` prefix. */
        readonly Base64File: string;
        /** @description What was legible. The street comes as `street`, `streetName` or `address`, the off-peak power as `p3` or `p2`, depending on the reader behind the service. */
        readonly InvoiceReading: {
            readonly cups?: components["schemas"]["Cups"];
            readonly address?: components["schemas"]["AddressText"];
            readonly streetName?: components["schemas"]["AddressText"];
            readonly street?: components["schemas"]["AddressText"];
            readonly streetNr?: components["schemas"]["StreetNumber"];
            readonly apartment?: components["schemas"]["Apartment"];
            /** @description Contains the postal code; the wizard takes its first sequence of five digits. */
            readonly zipCode?: string;
            /** @description As printed; the wizard matches it ignoring accents and case. */
            readonly province?: components["schemas"]["AddressText"];
            readonly municipality?: components["schemas"]["AddressText"];
            readonly p1?: components["schemas"]["InvoicePowerKw"];
            readonly p2?: components["schemas"]["InvoicePowerKw"];
            readonly p3?: components["schemas"]["InvoicePowerKw"];
            readonly evidence?: components["schemas"]["InvoiceEvidence"];
            readonly alternatives?: components["schemas"]["InvoiceAlternatives"];
        };
        /** @description For a value that is left out because two are as likely: both, the likelier first. A form can offer them. Of the parts of an address the first ones belong together, and so do the second ones. */
        readonly InvoiceAlternatives: {
            readonly cups?: readonly components["schemas"]["Cups"][];
            readonly street?: components["schemas"]["TwoAddressTexts"];
            readonly streetNr?: readonly components["schemas"]["StreetNumber"][];
            readonly apartment?: readonly components["schemas"]["Apartment"][];
            readonly zipCode?: readonly components["schemas"]["ZipCode"][];
            readonly province?: components["schemas"]["TwoAddressTexts"];
            readonly municipality?: components["schemas"]["TwoAddressTexts"];
            readonly p1?: components["schemas"]["TwoPowers"];
            readonly p3?: components["schemas"]["TwoPowers"];
        };
        readonly TwoAddressTexts: readonly components["schemas"]["AddressText"][];
        readonly TwoPowers: readonly components["schemas"]["InvoicePowerKw"][];
        /** @description For each value, by its name, where it comes from and how sure it is. A form can mark what is doubtful. */
        readonly InvoiceEvidence: {
            readonly cups?: components["schemas"]["FieldEvidence"];
            readonly street?: components["schemas"]["FieldEvidence"];
            readonly streetNr?: components["schemas"]["FieldEvidence"];
            readonly apartment?: components["schemas"]["FieldEvidence"];
            readonly zipCode?: components["schemas"]["FieldEvidence"];
            readonly province?: components["schemas"]["FieldEvidence"];
            readonly municipality?: components["schemas"]["FieldEvidence"];
            readonly p1?: components["schemas"]["FieldEvidence"];
            readonly p3?: components["schemas"]["FieldEvidence"];
        };
        readonly FieldEvidence: {
            /**
             * @description The regulator's QR code, the text of a PDF, or letters recognised in a picture.
             * @enum {string}
             */
            readonly origin: "code" | "text" | "picture";
            /** @description 1 is certain. Below 0.7 a look is worth asking for. */
            readonly confidence: number;
        };
        /** @description A contracted power as printed, in kW. Never 0; an unknown one is left out. */
        readonly InvoicePowerKw: number;
        readonly IbanCheck: {
            /** @description The account exists in that form and can be debited by SEPA. */
            readonly valid: boolean;
        };
        /** @description Everything the customer gave. Required is what the wizard's own rules make sure of; an optional member without a value is left out. The address may be missing for a supply that the retailer has already. */
        readonly RegistrationRequest: {
            readonly cups: components["schemas"]["Cups"];
            /** @description The customer is not the holder of the contract with the present retailer and wants the change of holder done in the switch. */
            readonly changeOfHolder: boolean;
            /** @description The supply has solar panels and compensates its surplus. */
            readonly autoConsumo: boolean;
            /** @description A square instead of a street. The wizard does not ask for it. */
            readonly square?: string;
            readonly street?: components["schemas"]["AddressText"];
            readonly streetNr?: components["schemas"]["StreetNumber"];
            readonly apartment?: components["schemas"]["Apartment"];
            readonly zipCode?: components["schemas"]["ZipCode"];
            readonly province?: components["schemas"]["AddressText"];
            readonly municipality?: components["schemas"]["AddressText"];
            readonly firstName: components["schemas"]["PersonName"];
            readonly lastName: components["schemas"]["PersonName"];
            /** @description *Razón social*; only for a company. */
            readonly companyName?: string;
            readonly phoneNumber: components["schemas"]["Phone"];
            readonly addressReference?: components["schemas"]["CadastralReference"];
            readonly registrationId: components["schemas"]["RegistrationIdValue"];
            readonly householdType: components["schemas"]["HouseholdType"];
            /** @description The point has no electricity at the moment and needs its own powers. */
            readonly newSupply: boolean;
            /** @description Peak power asked for, in kW; 0 unless a new supply has one. */
            readonly p1: components["schemas"]["PowerKw"];
            /** @description Off-peak power asked for, in kW; 0 unless a new supply has a peak power. */
            readonly p3: components["schemas"]["PowerKw"];
            readonly email: components["schemas"]["Email"];
            readonly password: components["schemas"]["Password"];
            /** @description The same password again. */
            readonly confirmedPassword: components["schemas"]["Password"];
            /** @description The holder is a company. */
            readonly isEnterprise: boolean;
            readonly dni: components["schemas"]["PersonDocument"];
            readonly cif?: components["schemas"]["Cif"];
            readonly iban: components["schemas"]["Iban"];
            /** @description False if the customer signed up on a mobile device. */
            readonly hasRegisteredByDesktop: boolean;
            /** @description Token of the friend who recommended the retailer. */
            readonly referalToken?: components["schemas"]["Marketing"];
            /** @description The campaign the customer first came through (`utm_campaign`). */
            readonly originalCampaign?: components["schemas"]["Marketing"];
            /** @description Where the customer first came from (`utm_source`). */
            readonly originalSource?: components["schemas"]["Marketing"];
            /** @description The kind of link the customer first followed (`utm_medium`). */
            readonly originalMedium?: components["schemas"]["Marketing"];
            readonly source?: components["schemas"]["Source"];
            /** @description The affiliate click id of the `tduid` cookie. */
            readonly clickId?: components["schemas"]["Marketing"];
            /** @description What the customer agreed to, as evidence. One entry for each box that is ticked; without one there was no consent. */
            readonly consents?: readonly components["schemas"]["Consent"][];
        };
        /** @description One box that the customer ticked. */
        readonly Consent: {
            /**
             * @description `terms` names the privacy policy, the terms of the app and electronic communications in one sentence.
             * @enum {string}
             */
            readonly kind: "terms" | "marketing" | "sepaMandate" | "generalConditions";
            /**
             * Format: date-time
             * @description When the box was ticked, by the clock of the browser.
             */
            readonly givenAt: string;
            /** @description The language of the sentence, such as `es_ES`. */
            readonly language: string;
            /**
             * @description `ticked` by the customer, or `with-terms`: ticking the terms ticks marketing as well.
             * @enum {string}
             */
            readonly how: "ticked" | "with-terms";
            /** @description The sentence beside the box, as it stood there. */
            readonly text: string;
        };
        readonly Registration: {
            /** @description The customer at the identity provider (`pid` in addresses). */
            readonly id: components["schemas"]["Identifier"];
            /** @description The customer. */
            readonly userId: components["schemas"]["Identifier"];
            readonly contracts: readonly components["schemas"]["Contract"][];
        };
        /** @description A contract waiting for its signature. */
        readonly Contract: {
            /** @description The contract. */
            readonly id: components["schemas"]["Identifier"];
            readonly cups: components["schemas"]["Cups"];
        };
        readonly Identifier: string;
        /** @description One of both, or both. */
        readonly CampaignQuery: {
            readonly campaign?: components["schemas"]["Marketing"];
            readonly referralToken?: components["schemas"]["Marketing"];
        };
        readonly CampaignResolution: {
            /** @description The campaign or referral is known and running. */
            readonly campaignExists: boolean;
            /** @description The friend who recommended the retailer; absent for a campaign. */
            readonly firstName?: components["schemas"]["PersonName"];
            readonly campaign?: components["schemas"]["Campaign"];
        };
        readonly Campaign: {
            /** @description The conditions. */
            readonly information: string;
            /** @description What the banner on top of the flow says. */
            readonly bannerText: string;
            /** @description The campaign's name for customers. */
            readonly title: string;
        };
        readonly Tariff: {
            /** @description The retailer's fee, in euros a month before tax. */
            readonly providerFeeEurosPerMonth?: number;
            /** @description Savings a month of up to this share. */
            readonly savingsUpToPercent?: number;
            /** @description Free per year for the customer and friends, in euros. */
            readonly freeEurosPerYear?: number;
            /** @description Savings by charging an electric vehicle smartly, in euros a year. */
            readonly smartChargingEurosPerYear?: number;
            readonly prices?: components["schemas"]["TariffPrices"];
            /** @description What a kWh costs in each hour of today in Spain, 23 to 25 of them. */
            readonly hourlyPrices?: readonly components["schemas"]["HourlyPrice"][];
        };
        readonly HourlyPrice: {
            /**
             * Format: date-time
             * @description When the hour begins.
             */
            readonly startsAt: string;
            /** @description Before taxes, with the regulated tolls and charges. It may be negative. */
            readonly eurosPerKwh: number;
        };
        /** @description Averages of the last twelve months of the tariff 2.0TD, before taxes, with the regulated tolls and charges. */
        readonly TariffPrices: {
            /** @description Power in the period punta. */
            readonly powerPuntaEurosPerKwYear?: number;
            /** @description Power in the period valle. */
            readonly powerValleEurosPerKwYear?: number;
            /** @description Energy in the period punta. */
            readonly energyPuntaEurosPerKwh?: number;
            /** @description Energy in the period llano. */
            readonly energyLlanoEurosPerKwh?: number;
            /** @description Energy in the period valle. */
            readonly energyValleEurosPerKwh?: number;
            /** @description Energy over all periods, as households use it; shown with the offer. */
            readonly energyAverageEurosPerKwh?: number;
            /** @description What a supply point pays to finance the *bono social* (Real Decreto-ley 6/2022), where the retailer charges it apart. Missing, the estimate has no such line. */
            readonly bonoSocialEurosPerDay?: number;
        };
        readonly Translations: readonly components["schemas"]["TranslationEntry"][];
        readonly TranslationEntry: {
            /** @description A dotted key. */
            readonly key: string;
            readonly value: string;
        };
        readonly UserInfo: {
            readonly given_name?: string;
            /** @description May be missing. */
            readonly family_name?: string;
            readonly email: components["schemas"]["Email"];
            /** @description The person at the provider. */
            readonly sub?: string;
            readonly name?: string;
            /** Format: uri */
            readonly picture?: string;
            readonly email_verified?: boolean;
        };
        /** @description RFC 9457. */
        readonly Problem: {
            /**
             * Format: uri-reference
             * @description A stable code in kebab-case, alone or at the end of an address. New codes may be added.
             */
            readonly type: string;
            /** @description The kind of problem. */
            readonly title: string;
            /** @description The HTTP status again. */
            readonly status: number;
            /** @description What happened this time. */
            readonly detail: string;
            /**
             * Format: uri-reference
             * @description This one occurrence, to be named to support.
             */
            readonly instance?: string;
        };
        /** @description RFC 9457. A registration that was not accepted, with the ids of the one that was, where there is one. */
        readonly RegistrationProblem: {
            /**
             * @description A stable code. `registration-already-accepted`: the registration with this id exists, and the customer is led to the thank-you page.
             *     `registration-conflict`: no registration exists, and the customer has to change something.
             * @enum {string}
             */
            readonly type: "registration-already-accepted" | "registration-conflict";
            /** @description The kind of problem. */
            readonly title: string;
            /** @description The HTTP status again. */
            readonly status: number;
            /** @description What happened this time. */
            readonly detail: string;
            /**
             * Format: uri-reference
             * @description This one occurrence, to be named to support.
             */
            readonly instance?: string;
            /** @description As in the answer to the accepted request, where it is known. */
            readonly id?: components["schemas"]["Identifier"];
            /** @description As in the answer to the accepted request, where it is known. */
            readonly userId?: components["schemas"]["Identifier"];
            /** @description As in the answer to the accepted request, where they are known. */
            readonly contracts?: readonly components["schemas"]["Contract"][];
        };
        /** @description RFC 9457, with every violation of this contract found in the request. */
        readonly InvalidRequestProblem: {
            /**
             * Format: uri-reference
             * @description A stable code in kebab-case, alone or at the end of an address. New codes may be added.
             */
            readonly type: string;
            /** @description The kind of problem. */
            readonly title: string;
            /**
             * @description The HTTP status again.
             * @constant
             */
            readonly status: 422;
            /** @description What happened this time. */
            readonly detail: string;
            /**
             * Format: uri-reference
             * @description This one occurrence, to be named to support.
             */
            readonly instance?: string;
            readonly errors: readonly components["schemas"]["Violation"][];
        };
        /** @description One reason, as in the example of RFC 9457. */
        readonly Violation: {
            /** @description Where: the part of the request and the place in it, for example `#/body/zipCode`. */
            readonly pointer: string;
            /** @description What is wrong there. */
            readonly detail: string;
        };
    };
    responses: {
        /** @description The caller may not use this call, for example because a gateway does not know it. */
        readonly Forbidden: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not of a type that the call takes. */
        readonly UnsupportedMediaType: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests in a short time; `Retry-After` says when to go on. */
        readonly TooManyRequests: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description What is in front of the API got no usable response from it. */
        readonly BadGateway: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The API is overloaded or being maintained; `Retry-After` says when to go on, where that is known. */
        readonly ServiceUnavailable: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description What is in front of the API got no response from it in time. */
        readonly GatewayTimeout: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Any other error. */
        readonly OtherError: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request breaks this contract; `errors` says where and why. */
        readonly InvalidRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["InvalidRequestProblem"];
            };
        };
        /** @description Something broke on the server; trying again may help. */
        readonly ServerError: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The key or token is missing or not accepted. */
        readonly Unauthorized: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The data is well-formed but no contract was made from it. The problem's `type` says why: this registration id was already accepted
         *     with other data, or the data contradicts what the retailer knows, for example because the e-mail address has an account by now.
         */
        readonly RegistrationRejected: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["RegistrationProblem"];
            };
        };
        /** @description The file arrived whole, but no invoice could be read from it. */
        readonly UnreadableInvoice: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than anything that the wizard would send. */
        readonly ContentTooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description One sign-up attempt from beginning to end; made by the browser when the wizard opens and kept across reloads and retries.
         * @example 0b9a2f3e-6a53-4d7e-9d0d-3f1c5b1d2a77
         */
        readonly RegistrationId: components["schemas"]["RegistrationIdValue"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description How many seconds to wait before the next request.
         * @example 30
         */
        readonly RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly listProvinces: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description One sign-up attempt from beginning to end; made by the browser when the wizard opens and kept across reloads and retries.
                 * @example 0b9a2f3e-6a53-4d7e-9d0d-3f1c5b1d2a77
                 */
                readonly "X-Registration-Id": components["parameters"]["RegistrationId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The province names, in the order to show them. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProvinceNames"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["InvalidRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 502: components["responses"]["BadGateway"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 504: components["responses"]["GatewayTimeout"];
            readonly default: components["responses"]["OtherError"];
        };
    };
    readonly validateEmail: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The address as the customer typed it, without blanks. A malformed one is an answer (`formatInvalid`), not an error.
                 * @example lucia.campos@correo.example
                 */
                readonly email: string;
            };
            readonly header: {
                /**
                 * @description One sign-up attempt from beginning to end; made by the browser when the wizard opens and kept across reloads and retries.
                 * @example 0b9a2f3e-6a53-4d7e-9d0d-3f1c5b1d2a77
                 */
                readonly "X-Registration-Id": components["parameters"]["RegistrationId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What is known about the address. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmailCheck"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["InvalidRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 502: components["responses"]["BadGateway"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 504: components["responses"]["GatewayTimeout"];
            readonly default: components["responses"]["OtherError"];
        };
    };
    readonly createLead: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The address of step 1.
                 * @example lucia.campos@correo.example
                 */
                readonly email: components["schemas"]["Email"];
                /**
                 * @description The terms checkbox. True when the wizard has no value for it.
                 * @example true
                 */
                readonly privacyConsent: boolean;
                /**
                 * @description Consent to commercial communications. False when the wizard has no value for it.
                 * @example false
                 */
                readonly marketingConsent: boolean;
                /**
                 * @description The comparison partner's marker word, if the page's address contains it.
                 * @example comparador
                 */
                readonly source?: components["schemas"]["Source"];
            };
            readonly header: {
                /**
                 * @description One sign-up attempt from beginning to end; made by the browser when the wizard opens and kept across reloads and retries.
                 * @example 0b9a2f3e-6a53-4d7e-9d0d-3f1c5b1d2a77
                 */
                readonly "X-Registration-Id": components["parameters"]["RegistrationId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The lead is kept. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Lead"];
                };
            };
            /** @description The same; a service that says created when it created something. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Lead"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["InvalidRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 502: components["responses"]["BadGateway"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 504: components["responses"]["GatewayTimeout"];
            readonly default: components["responses"]["OtherError"];
        };
    };
    readonly validateCups: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description 20 or 22 characters, upper case and without blanks. Anything else is answered with `formatInvalid`.
                 * @example ES0021000000000123FM
                 */
                readonly cups: string;
            };
            readonly header: {
                /**
                 * @description One sign-up attempt from beginning to end; made by the browser when the wizard opens and kept across reloads and retries.
                 * @example 0b9a2f3e-6a53-4d7e-9d0d-3f1c5b1d2a77
                 */
                readonly "X-Registration-Id": components["parameters"]["RegistrationId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What is known about the supply point. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CupsCheck"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["InvalidRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 502: components["responses"]["BadGateway"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 504: components["responses"]["GatewayTimeout"];
            readonly default: components["responses"]["OtherError"];
        };
    };
    readonly listCadastralUnits: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description One sign-up attempt from beginning to end; made by the browser when the wizard opens and kept across reloads and retries.
                 * @example 0b9a2f3e-6a53-4d7e-9d0d-3f1c5b1d2a77
                 */
                readonly "X-Registration-Id": components["parameters"]["RegistrationId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StreetCodesQuery"];
            };
        };
        readonly responses: {
            /** @description The units, possibly none. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CadastralUnits"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["InvalidRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 502: components["responses"]["BadGateway"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 504: components["responses"]["GatewayTimeout"];
            readonly default: components["responses"]["OtherError"];
        };
    };
    readonly checkDocument: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The document, upper case and without blanks. A wrong one is an answer, not an error.
                 * @example 12345678Z
                 */
                readonly fni: string;
            };
            readonly header: {
                /**
                 * @description One sign-up attempt from beginning to end; made by the browser when the wizard opens and kept across reloads and retries.
                 * @example 0b9a2f3e-6a53-4d7e-9d0d-3f1c5b1d2a77
                 */
                readonly "X-Registration-Id": components["parameters"]["RegistrationId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Whether the document exists in that form. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DocumentCheck"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["InvalidRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 502: components["responses"]["BadGateway"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 504: components["responses"]["GatewayTimeout"];
            readonly default: components["responses"]["OtherError"];
        };
    };
    readonly checkIban: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The IBAN, upper case and without blanks. A wrong one is an answer, not an error.
                 * @example ES9121000418450200051332
                 */
                readonly iban: string;
            };
            readonly header: {
                /**
                 * @description One sign-up attempt from beginning to end; made by the browser when the wizard opens and kept across reloads and retries.
                 * @example 0b9a2f3e-6a53-4d7e-9d0d-3f1c5b1d2a77
                 */
                readonly "X-Registration-Id": components["parameters"]["RegistrationId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Whether the account can be debited. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IbanCheck"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["InvalidRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 502: components["responses"]["BadGateway"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 504: components["responses"]["GatewayTimeout"];
            readonly default: components["responses"]["OtherError"];
        };
    };
    readonly registerUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description One sign-up attempt from beginning to end; made by the browser when the wizard opens and kept across reloads and retries.
                 * @example 0b9a2f3e-6a53-4d7e-9d0d-3f1c5b1d2a77
                 */
                readonly "X-Registration-Id": components["parameters"]["RegistrationId"];
            };
            readonly path?: never;
            readonly cookie?: {
                /**
                 * @description The affiliate network's click id, set by the marketing site; also sent as `clickId` in the body.
                 * @example 9f8b6c0d2e4a4b7c
                 */
                readonly tduid?: string;
                /**
                 * @description The browser's session with the marketing site, random groups of hexadecimal digits.
                 * @example 3fa9c1-77b0e2-51d4aa
                 */
                readonly session?: string;
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RegistrationRequest"];
            };
        };
        readonly responses: {
            /** @description The customer is registered; the contract waits for their signature. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Registration"];
                };
            };
            /** @description The same, for a registration that was made by this very request; a repeat is answered with 200. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Registration"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["RegistrationRejected"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["InvalidRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 502: components["responses"]["BadGateway"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 504: components["responses"]["GatewayTimeout"];
            readonly default: components["responses"]["OtherError"];
        };
    };
    readonly resolveCampaign: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description One sign-up attempt from beginning to end; made by the browser when the wizard opens and kept across reloads and retries.
                 * @example 0b9a2f3e-6a53-4d7e-9d0d-3f1c5b1d2a77
                 */
                readonly "X-Registration-Id": components["parameters"]["RegistrationId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CampaignQuery"];
            };
        };
        readonly responses: {
            /** @description What the campaign or referral is about. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CampaignResolution"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["InvalidRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 502: components["responses"]["BadGateway"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 504: components["responses"]["GatewayTimeout"];
            readonly default: components["responses"]["OtherError"];
        };
    };
    readonly getTariff: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description One sign-up attempt from beginning to end; made by the browser when the wizard opens and kept across reloads and retries.
                 * @example 0b9a2f3e-6a53-4d7e-9d0d-3f1c5b1d2a77
                 */
                readonly "X-Registration-Id": components["parameters"]["RegistrationId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The figures to show. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Tariff"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["InvalidRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 502: components["responses"]["BadGateway"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 504: components["responses"]["GatewayTimeout"];
            readonly default: components["responses"]["OtherError"];
        };
    };
    readonly estimateSupplyCosts: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The power asked for (the higher of both periods), in kW.
                 * @example 4.6
                 */
                readonly requestedCapacity: components["schemas"]["PowerKw"];
                /**
                 * @description The power contracted now, in kW; 0 for a new supply.
                 * @example 0
                 */
                readonly currentCapacity: components["schemas"]["PowerKw"];
                /**
                 * @description The power the grid is already built for at this point, in kW; 0 if none or unknown.
                 * @example 0
                 */
                readonly extensionRights: components["schemas"]["RegisteredPowerKw"];
            };
            readonly header: {
                /**
                 * @description One sign-up attempt from beginning to end; made by the browser when the wizard opens and kept across reloads and retries.
                 * @example 0b9a2f3e-6a53-4d7e-9d0d-3f1c5b1d2a77
                 */
                readonly "X-Registration-Id": components["parameters"]["RegistrationId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The least and the most it may cost. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplyCosts"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["InvalidRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 502: components["responses"]["BadGateway"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 504: components["responses"]["GatewayTimeout"];
            readonly default: components["responses"]["OtherError"];
        };
    };
    readonly scoreCustomer: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description One sign-up attempt from beginning to end; made by the browser when the wizard opens and kept across reloads and retries.
                 * @example 0b9a2f3e-6a53-4d7e-9d0d-3f1c5b1d2a77
                 */
                readonly "X-Registration-Id": components["parameters"]["RegistrationId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ScoringRequest"];
            };
        };
        readonly responses: {
            /** @description The outcome. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Scoring"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["InvalidRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 502: components["responses"]["BadGateway"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 504: components["responses"]["GatewayTimeout"];
            readonly default: components["responses"]["OtherError"];
        };
    };
    readonly parseInvoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description One sign-up attempt from beginning to end; made by the browser when the wizard opens and kept across reloads and retries.
                 * @example 0b9a2f3e-6a53-4d7e-9d0d-3f1c5b1d2a77
                 */
                readonly "X-Registration-Id": components["parameters"]["RegistrationId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InvoiceUpload"];
            };
        };
        readonly responses: {
            /** @description What could be read. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvoiceReading"];
                };
            };
            readonly 400: components["responses"]["UnreadableInvoice"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["InvalidRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 502: components["responses"]["BadGateway"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 504: components["responses"]["GatewayTimeout"];
            readonly default: components["responses"]["OtherError"];
        };
    };
    readonly getTranslations: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Who asks. The wizard is always `web`.
                 * @example web
                 */
                readonly "X-Client-OS": "web";
            };
            readonly path: {
                /**
                 * @description The language; Spanish is the default and the fallback.
                 * @example es_ES
                 */
                readonly lng: components["schemas"]["Language"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The texts. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Translations"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["InvalidRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 502: components["responses"]["BadGateway"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 504: components["responses"]["GatewayTimeout"];
            readonly default: components["responses"]["OtherError"];
        };
    };
    readonly getUserInfo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The profile. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserInfo"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["InvalidRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 502: components["responses"]["BadGateway"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 504: components["responses"]["GatewayTimeout"];
            readonly default: components["responses"]["OtherError"];
        };
    };
}
