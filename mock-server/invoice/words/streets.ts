/** Kinds of streets and places, as written and as shortened, before the name: lower case, no accents, parted by "|". A dot or "º" may follow. */
export const streetKinds =
  'c/|c|cl|cl/|calle|cal|cll|cr|carrer|cra|rua|r/|avda|avenida|avinguda|av|av/|avgda|avd|etorb|plaza|placa|praza|pza|plza|plz|pz|pl|pca|pl/|paseo|passeig|pso|pseo|p|pg|ps|ronda|rda|rambla|rbla|raval|camino|cami|camin|cno|cmno|cam|carretera|autovia|carril|calleja|costanilla|pasadizo|carrera|ctra|crta|ctra/|estrada|travesia|trav|travessera|travessia|travesa|tv|trva|trvs|urbanizacion|urbanitzacio|urb|urbz|glorieta|gta|pasaje|passatge|pje|psje|ptge|poligono|poligon|pol|callejon|cjon|cuesta|costa|bajada|baixada|pujada|subida|lugar|lg|lloc|barrio|barri|bo|b|aldea|partida|ptda|pda|part|parque|parc|via|gran via|gv|vereda|senda|alameda|bulevar|muelle|moll|corredera|rinconada|residencial|conjunto|grupo|gr|barriada|bda|colonia|col|torrent|riera|pujada|kale|plazuela|placeta|rotonda|acceso|disseminat|diseminado|veinat|paraje|caserio|finca|edificio|edif|edf|ed|sector|prolongacion|campo|canton|escalinata|parroquia|auzo'
/** Kinds that stand before the street itself: "Urb. Los Pinos, C/ Luna 2". */
export const areaKinds =
  'urbanizacion|urbanitzacio|urb|urbz|poligono|poligon|pol|residencial|res|conjunto|edificio|edif|edf|ed|lugar|lg|lloc|aldea|disseminat|diseminado|veinat|paraje|caserio|finca|partida|ptda|pda|part|colonia|grupo|barrio|barriada|bda|poblado|parque|complejo|sector'
/** Kinds behind the name, in Basque. */
export const basqueKinds =
  'kalea|kal|etorbidea|etorb|hiribidea|ibilbidea|pasealekua|plaza|auzoa|bidea|enparantza|zumardia|kalezabala|aldapa|kantoia|auzunea'
/** Kinds that are no kind of street elsewhere: as the land register shortens them, in a field of their own. */
export const shortKinds = 'ac|kl|et|cj|cm|cr|cs|ct|gl|gv|pj|pq|rb|rd|sd|tr|ur|vr|cv|bj|lu'
